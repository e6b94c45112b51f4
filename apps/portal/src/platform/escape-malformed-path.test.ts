import { escapeMalformedPath } from './escape-malformed-path';

test.each([
  ['/member/%?a=%#b', '/member/%25?a=%#b'],
  ['/member/%FF', '/member/%25FF'],
  ['/member/claims%20?range=90', '/member/claims%20?range=90'],
])('%s is read as %s', (path, read) => {
  window.history.replaceState({ key: 'opened' }, '', path);
  escapeMalformedPath();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(read);
  expect(window.history.state).toEqual({ key: 'opened' });
});

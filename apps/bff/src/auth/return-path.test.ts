import { returnPath } from './return-path';

test.each(['/member/claims', '/member/claims?range=90#row-2', '/accessibility', '/payments', '/'])(
  'accepts the page %s',
  (requested) => {
    expect(returnPath(requested)).toBe(requested);
  },
);

test.each([null, ''])('is the dashboard when none is requested (%p)', (requested) => {
  expect(returnPath(requested)).toBe('/member/dashboard');
});

test.each([
  '//evil',
  '/\\evil',
  '\\\\evil',
  '/\t/evil',
  'https:evil',
  'https://evil',
  '%2f%2fevil',
  '/%2fevil',
  '/%5cevil',
  '/member\r\nset-cookie: a=b',
  '/member%0d%0aset-cookie:a=b',
  'member/claims',
  ' /member',
  'javascript:alert(1)',
  '/member/..//evil',
  `/${'a'.repeat(3000)}`,
])('security 16: the URL %j becomes the start page', (requested) => {
  expect(returnPath(requested)).toBe('/member/');
});

test.each([
  '/member/auth/login',
  '/member/auth/callback?state=x',
  '/member/api/session',
  '/portalmicroservices/api/accums/tds',
  '/member/x/../auth/login',
])('never goes back to %s, which is no page', (requested) => {
  expect(returnPath(requested)).toBe('/member/');
});

import { flagIdsOf } from '@portal/client-config';
import { staysAfter, stillTheirs, watchedCall } from './worker-policy';

test.each([
  ['POST', '/member/api/session/sign-out', 'signOut'],
  ['GET', '/portalmicroservices/api/loggedinuser/userinfoOkta', 'userInfo'],
  ['GET', '/member/api/session/sign-out', undefined],
  ['GET', '/member/api/session', undefined],
  ['POST', '/portalmicroservices/api/loggedinuser/userinfoOkta', undefined],
])('%s %s is watched as %s', (method, path, call) => {
  expect(watchedCall(method, path)).toBe(call);
});

test.each([
  ['idle', true],
  ['expired', true],
  ['requested', false],
  ['notEligible', false],
  [undefined, false],
  ['anything else', false],
])('after a sign-out with the reason %s the card stays: %s', (reason, stays) => {
  expect(staysAfter(reason)).toBe(stays);
});

const shows = flagIdsOf(['viewIdCard', 'greeting']);
test.each([
  ['the same member', { memebrId: 'EVF1', features: shows }, true],
  ['ids as texts', { memebrId: 'EVF1', features: shows.map(String) }, true],
  ['no list of features', { memebrId: 'EVF1' }, true],
  ['an answer that says nothing', undefined, true],
  ['another member', { memebrId: 'EVF2', features: shows }, false],
  ['a client that shows no cards any more', { memebrId: 'EVF1', features: [] }, false],
])('%s: the card is still theirs, %#', (_, answer, theirs) => {
  expect(stillTheirs('EVF1', answer)).toBe(theirs);
});

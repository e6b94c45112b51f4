import { UserInfo } from './user';

test.each([
  ['an NPI', [{ key: 'mailOrderNpi', value: '1999000171' }], '1999000171'],
  ['a number that is no NPI', [{ key: 'mailOrderNpi', value: '1999000172' }], ''],
  ['another entry', [{ key: 'retailNpi', value: '1999000171' }], ''],
  ['nothing', undefined, ''],
])('metadata with %s: the mail-order pharmacy of the profile', (_what, clientMetadata, npi) => {
  expect(UserInfo.parse({ clientMetadata }).mailOrderNpi).toBe(npi);
});

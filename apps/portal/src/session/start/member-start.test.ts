import { userInfoQuery } from './member-start';

const five =
  'secondaryCardHolderId=A&secondaryClientId=B&secondaryPatientId=C&splitPlatform=D&bin=E';
const now = new Date(1_700_000_000_000);

describe('the query of a user-info call', () => {
  test('carries a cache-busting nc', () => {
    expect(userInfoQuery('', now)).toEqual({ nc: 1_700_000_000_000 });
  });

  test('passes on the query parameters of the page when all five are there', () => {
    expect(userInfoQuery(`?${five}&oauthClientId=F&other=G`, now)).toEqual({
      nc: 1_700_000_000_000,
      secondaryCardHolderId: 'A',
      secondaryClientId: 'B',
      secondaryPatientId: 'C',
      splitPlatform: 'D',
      bin: 'E',
      oauthClientId: 'F',
    });
  });

  test('passes on nothing when one of the five is missing', () => {
    expect(userInfoQuery(`?${five.replace('&bin=E', '')}`, now)).toEqual({ nc: now.getTime() });
  });
});

/** The query parameters of the page that go to the user-info call (Spec §7.2, SS-7). */
const passedOn = [
  'secondaryCardHolderId',
  'secondaryClientId',
  'secondaryPatientId',
  'splitPlatform',
  'bin',
] as const;

type UserInfoQuery = { nc: number } & Partial<
  Record<(typeof passedOn)[number] | 'oauthClientId', string>
>;

/**
 * The query of a user-info call: `nc` against caches (milliseconds since 1970) and, when the page
 * URL carries all five of the list, those five and oauthClientId.
 */
export function userInfoQuery(search: string, now: Date): UserInfoQuery {
  const address = new URLSearchParams(search);
  const query: UserInfoQuery = { nc: now.getTime() };
  if (!passedOn.every((name) => address.has(name))) return query;
  for (const name of [...passedOn, 'oauthClientId'] as const) {
    const value = address.get(name);
    if (value !== null) query[name] = value;
  }
  return query;
}

/**
 * Whether two texts are the same member id: people type one as it is on the card, or in lower case. For what staff
 * type or choose; whether a call may name a member is decided on exact ids, because a service may tell them apart.
 */
export const isSameMemberId = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase();

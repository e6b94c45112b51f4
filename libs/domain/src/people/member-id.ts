/** Whether two member IDs are of one person: a subscriber's are `EVF1` and `EVF1-01`, a dependent's only `EVF1-02`. */
export const isSamePerson = (one: string, other: string): boolean =>
  one !== '' && personId(one) === personId(other);

const personId = (memberId: string): string => memberId.trim().toUpperCase().replace(/-01$/, '');

/**
 * Whether two member IDs are of one plan membership, as `EVF1` and `EVF1-03` are. One that is missing says nothing against
 * it.
 */
export const isOfOneMembership = (one: string, other: string): boolean =>
  [one, other].some((each) => each.trim() === '') || membershipOf(one) === membershipOf(other);

const membershipOf = (memberId: string): string =>
  memberId
    .trim()
    .toUpperCase()
    .replace(/-\d\d$/, '');

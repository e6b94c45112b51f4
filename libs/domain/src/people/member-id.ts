/** Whether two member IDs are of one person: a subscriber's are `EVF1` and `EVF1-01`, a dependent's only `EVF1-02`. */
export const isSamePerson = (one: string, other: string): boolean =>
  one !== '' && personId(one) === personId(other);

const personId = (memberId: string): string => memberId.trim().toUpperCase().replace(/-01$/, '');

/** A person's whole name. */
export const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
  `${givenName} ${familyName}`.trim();

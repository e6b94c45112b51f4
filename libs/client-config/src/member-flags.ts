import { featureFlags, type FlagName } from './feature-flags';
import { themes } from './themes';

const names = Object.keys(featureFlags) as FlagName[];
const isForVisitors = (name: FlagName) => name.startsWith('unsecured');
const pairs = new Map(
  names.map((name) => [
    name,
    names.find((each) => each.toLowerCase() === `unsecured${name}`.toLowerCase()),
  ]),
);

/**
 * The flags that a member of a client probably has, by those of its visitors: what has a flag for visitors too is on for
 * both or for neither, and what only members can have is on. A theme is no such thing: it is the visitors'.
 */
export function likelyMemberFlags(ofVisitors: readonly FlagName[]): FlagName[] {
  return names.filter((name) => {
    const theirs = pairs.get(name);
    if (theirs) return ofVisitors.includes(theirs);
    return ofVisitors.includes(name) || (!isForVisitors(name) && name !== themes.b.flag);
  });
}

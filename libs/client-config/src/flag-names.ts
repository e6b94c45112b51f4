import { featureFlags, type FlagName } from './feature-flags';

const namesById = new Map<number, FlagName>(
  (Object.keys(featureFlags) as FlagName[]).map((name) => [featureFlags[name].id, name]),
);

/** The names of the flags with these numbers; numbers that the portal does not know are left out. */
export function flagNamesOf(ids: readonly number[]): FlagName[] {
  return ids.flatMap((id) => namesById.get(id) ?? []);
}

/** The numbers of the named flags, ascending, as a features answer lists them. */
export function flagIdsOf(names: readonly FlagName[]): number[] {
  return names.map((name) => featureFlags[name].id).sort((a, b) => a - b);
}

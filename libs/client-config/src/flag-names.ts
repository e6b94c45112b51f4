import { featureFlags, type FlagName } from './feature-flags';

const namesById = new Map<number, FlagName>(
  (Object.keys(featureFlags) as FlagName[]).map((name) => [featureFlags[name].id, name]),
);

/** The names of the flags with these numbers; unknown numbers are left out. */
export function flagNamesOf(ids: readonly number[]): FlagName[] {
  return ids.flatMap((id) => namesById.get(id) ?? []);
}

/** The numbers of the named flags, ascending, as the features response lists them. */
export function flagIdsOf(names: readonly FlagName[]): number[] {
  return names.map((name) => featureFlags[name].id).sort((a, b) => a - b);
}

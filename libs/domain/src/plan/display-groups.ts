/** Spec §3, Plan-code to display group. */
const groupOfPlan = new Map<string, DisplayGroup>([
  ['GHH0003', 'PRX6'],
  ['GHH2001', 'PRX13'],
  ['GHH2002', 'PRX13'],
  ['GHH0004', 'PRX5'],
  ['GHH0005', 'PRX5'],
]);

export type DisplayGroup = 'PRX5' | 'PRX6' | 'PRX13';

/** The display group of a plan code, in any case; null for a plan that has none. */
export function displayGroupOf(planCode: string | null | undefined): DisplayGroup | null {
  return groupOfPlan.get(planCode?.trim().toUpperCase() ?? '') ?? null;
}

/** What is shown for a plan: its display group's entry, else the one that names no group. Never another group's. */
export function entryForPlan<Entry extends { displayGroup: string }>(
  entries: readonly Entry[],
  planCode: string | null | undefined,
): Entry | undefined {
  const group = displayGroupOf(planCode);
  const own = entries.find(({ displayGroup }) => group !== null && displayGroup === group);
  return own ?? entries.find(({ displayGroup }) => displayGroup === '');
}

/** The navigation state of a drug that was chosen on the dashboard (Spec §4, Price a drug). */
export const startedOnDashboard = { startedFrom: 'dashboard' } as const;

/** Whether a price search was started on the dashboard, by the navigation state that it was opened with. */
export function isStartedOnDashboard(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'startedFrom' in state &&
    state.startedFrom === startedOnDashboard.startedFrom
  );
}

/** Items of `drugInfo.data` with the field that the portal adds (Spec §3, Other): all collapsed. */
export const collapsedItems = <Item extends object>(
  items: readonly Item[],
): (Item & { isCollapsed: boolean })[] => items.map((item) => ({ ...item, isCollapsed: true }));

/** Toggles the chosen item and collapses any other open one (Spec §4, Price a drug). */
export const toggleItem = <Item extends { isCollapsed: boolean }>(
  items: readonly Item[],
  chosen: number,
): Item[] =>
  items.map((item, index) => ({
    ...item,
    isCollapsed: index === chosen ? !item.isCollapsed : true,
  }));

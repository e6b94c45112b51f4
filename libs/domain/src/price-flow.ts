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

/** Spec §9: after so many milliseconds without activity the warning appears. */
export const idleAfterMs = 870_000;
/** Spec §9: the warning counts down so many seconds; its bar loses 3.33 of 100 with each. */
export const countdownSeconds = 30;
const barDropPerSecond = 3.33;

/** After so many minutes without activity one is signed out, as texts say it. */
export const idleMinutes = (idleAfterMs / 1000 + countdownSeconds) / 60;

/** The state between the last activity and the sign-out (Spec §4, Idle). */
export type Idle =
  | { phase: 'active' }
  | { phase: 'warned'; secondsLeft: number }
  | { phase: 'over' };

/** The phase so many milliseconds after the last activity. A second counts until it is over. */
export function idleAt(quietMs: number): Idle {
  if (quietMs < idleAfterMs) return { phase: 'active' };
  const secondsLeft = countdownSeconds - Math.floor((quietMs - idleAfterMs) / 1000);
  return secondsLeft > 0 ? { phase: 'warned', secondsLeft } : { phase: 'over' };
}

/** Milliseconds until `idleAt` says something new; 0 when it is over. */
export function msUntilIdleChanges(quietMs: number): number {
  if (quietMs < idleAfterMs) return idleAfterMs - quietMs;
  if (idleAt(quietMs).phase === 'over') return 0;
  return 1000 - ((quietMs - idleAfterMs) % 1000);
}

/** How full the bar is, 0 to 100: full at 30 seconds, 0.1 at 0. */
export function idleBarPercent(secondsLeft: number): number {
  const gone = (countdownSeconds - secondsLeft) * barDropPerSecond;
  return Math.round((100 - gone) * 100) / 100;
}

/**
 * The seconds that a screen reader announced last: 30, 20 or 10. The text changes only then, so that
 * it does not interrupt the user every second.
 */
export function announcedSeconds(secondsLeft: number): 30 | 20 | 10 {
  if (secondsLeft > 20) return 30;
  return secondsLeft > 10 ? 20 : 10;
}

import { defineAction, type Reducer, type State } from '../requests';

/** Nobody was active for long: so many seconds are left until the sign-out (SS-8). */
export const idleWarned = defineAction<number>('idle/warned');
/** "Stay signed in", in this tab or another one. */
export const stayRequested = defineAction('idle/stayRequested');
export const stayed = defineAction('idle/stayed');

/** The seconds left while the warning shows; null otherwise. */
export const idleReducer: Reducer = (state = null, action) => {
  if (idleWarned.match(action)) return action.payload;
  return stayRequested.match(action) || stayed.match(action) ? null : state;
};

export const selectSecondsLeft = (state: State) => (state['idle'] ?? null) as number | null;

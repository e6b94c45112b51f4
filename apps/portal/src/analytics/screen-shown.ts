import { defineAction } from '../requests';

/** A route was opened; the payload is its row in screens.ts, never its address (SH-13). */
export const screenShown = defineAction<string>('analytics/screenShown');

import { createAction } from '@reduxjs/toolkit';

/** A route was opened; the payload is its row in screens.ts, never its URL (SH-13). */
export const screenShown = createAction<string>('analytics/screenShown');

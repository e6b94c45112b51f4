import { createAction } from '@reduxjs/toolkit';

/** Any menu entry was chosen: its id, for analytics (SH-13). */
export const menuEntryChosen = createAction<string>('shell/menuEntryChosen');

import { createAction } from '@reduxjs/toolkit';

/** The dialogs that replace a page (Spec §2.4, §2.6). */
export type MenuDialog = 'idCard' | 'wallet' | 'survey';

/** A menu or a screen requested a dialog; the shell shows it. */
export const dialogRequested = createAction<MenuDialog>('shell/dialogRequested');

/** The dialog that is open was closed, whichever it is. */
export const modalClosed = createAction('shell/modalClosed');

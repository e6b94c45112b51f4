import { defineAction } from '../requests';

/** The dialogs that a menu entry opens in place of a page (Spec §2.4, §2.6). */
export type MenuDialog = 'idCard' | 'wallet' | 'survey';

/** A menu entry that opens a dialog was chosen. */
export const dialogAsked = defineAction<MenuDialog>('shell/dialogAsked');

/** Any menu entry was chosen: its id, for analytics (SH-13). */
export const menuEntryChosen = defineAction<string>('shell/menuEntryChosen');

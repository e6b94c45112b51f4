import { defineAction } from '../requests';

export { dialogAsked, type MenuDialog } from '../dialogs/dialogs';

/** Any menu entry was chosen: its id, for analytics (SH-13). */
export const menuEntryChosen = defineAction<string>('shell/menuEntryChosen');

/** The in-house mail-order link was chosen; it leads to this path. */
export const mailOrderAsked = defineAction<string>('shell/mailOrderAsked');

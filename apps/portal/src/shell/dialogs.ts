import { defineAction } from '../requests';

export { dialogAsked, type MenuDialog } from '../session/dialogs';

/** Any menu entry was chosen: its id, for analytics (SH-13). */
export const menuEntryChosen = defineAction<string>('shell/menuEntryChosen');

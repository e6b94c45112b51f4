import { eventsEpic } from '../analytics/events.epic';
import type { Epic } from '../store';
import { clientErrorsEpic } from '../session/client-errors';
import { languageEpic, translationsEpic } from '../session/language.epic';
import { contentEpic } from '../shell/content';
import { type MemberStart, startEpic } from '../session/start.epic';
import { menuEntryChosen } from '../shell/dialogs';
import { textSizeEpic } from '../shell/header/text-size';
import shellText from '../shell/shell.text';
import uiText from '../ui/ui.text';
import titlesText from '../language/screen-titles.text';

/** The texts that every page needs; they come with the first calls. */
export const firstTexts = [shellText, titlesText, uiText];

/**
 * The epics that run from the start. Those that only members need arrive by `loadMember`, every other with
 * its screen (`ScreenModule`).
 */
export const firstEpics = (loadMember: () => Promise<MemberStart>): readonly Epic[] => [
  startEpic(firstTexts, loadMember),
  languageEpic,
  translationsEpic,
  clientErrorsEpic,
  contentEpic,
  textSizeEpic,
  eventsEpic(menuEntryChosen),
];

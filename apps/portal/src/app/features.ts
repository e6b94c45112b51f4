import { eventsEpic } from '../analytics/events.epic';
import type { Epic } from '../store';
import { clientErrorsEpic } from '../client-errors';
import { languageEpic } from '../language/language.epic';
import { clientTranslationsEpic, translationsEpic } from '../brand/translations.epic';
import { contentEpic } from '../shell/content';
import { type MemberStart, startEpic } from '../session/start/start.epic';
import { restoredEpic } from '../session/start/restored.epic';
import { textSizeEpic } from '../shell/header/text-size';

/**
 * The epics that run from the start. Those that only members need arrive by `loadMember`, every other with
 * its screen (`ScreenModule`).
 */
export const firstEpics = (loadMember: () => Promise<MemberStart>): readonly Epic[] => [
  startEpic(loadMember),
  restoredEpic,
  languageEpic,
  translationsEpic,
  clientTranslationsEpic,
  clientErrorsEpic,
  contentEpic,
  textSizeEpic,
  eventsEpic,
];

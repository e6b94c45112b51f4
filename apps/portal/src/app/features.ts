import { eventsEpic } from '../analytics/events.epic';
import type { Feature } from '../requests';
import { clientErrorsEpic } from '../session/client-errors';
import { idleReducer } from '../session/idle.slice';
import { languageEpic, translationsEpic } from '../session/language.epic';
import { languageReducer } from '../language/language.slice';
import { notificationCounts } from '../features/message-center/notification-counts';
import { contentEpic, emergencyAlert, footerContent } from '../shell/content';
import { sessionReducer } from '../session/session.slice';
import { type MemberStart, startEpic } from '../session/start.epic';
import { menuEntryChosen } from '../shell/dialogs';
import { modalReducer } from '../shell/dialogs/modal';
import { textSizeEpic, textSizeReducer } from '../shell/header/text-size';
import shellText from '../shell/shell.text';
import uiText from '../ui/ui.text';
import titlesText from '../language/screen-titles.text';

/** The texts that every page needs; they come with the first calls. */
export const firstTexts = [shellText, titlesText, uiText];

/**
 * What is there from the start. What members alone need comes by `bringMember`, every other feature with
 * its screen's chunk (`ScreenModule`).
 */
export const alwaysThere = (bringMember: () => Promise<MemberStart>): Feature => ({
  requests: [notificationCounts, footerContent, emergencyAlert],
  reducers: {
    session: sessionReducer,
    language: languageReducer,
    textSize: textSizeReducer,
    idle: idleReducer,
    modal: modalReducer,
  },
  epics: [
    startEpic(firstTexts, bringMember),
    languageEpic,
    translationsEpic,
    clientErrorsEpic,
    contentEpic,
    textSizeEpic,
    eventsEpic(menuEntryChosen),
  ],
});

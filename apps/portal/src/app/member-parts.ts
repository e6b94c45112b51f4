import type { Epic } from '../store';
import {
  actingElsewhereEpic,
  caregiverEndedEpic,
  endedAccessSeenEpic,
  emulationOverEpic,
  stopEmulationEpic,
} from '../session/emulation.epic';
import { idleEpic } from '../session/idle/idle.epic';
import { notificationsEpic } from '../features/message-center';
import {
  adminPortalEpic,
  forcedSignOutEpic,
  signedOutElsewhereEpic,
  signOutEpic,
} from '../session/sign-out/sign-out.epic';
import { EmulationBanner } from '../shell/banners/EmulationBanner';
import { InactivityModal } from '../shell/dialogs/InactivityModal';
import { StepUpModal } from '../shell/dialogs/StepUpModal';
import { SignInAgain } from '../shell/SignInAgain';
import { mailOrderEpic } from '../features/mail-order';
import type { MemberParts } from '../shell/member-parts';

/** The epics that only a member's page needs; they load in parallel with the features. */
export const memberEpics: readonly Epic[] = [
  notificationsEpic,
  forcedSignOutEpic,
  signOutEpic,
  signedOutElsewhereEpic,
  idleEpic,
  stopEmulationEpic,
  emulationOverEpic,
  caregiverEndedEpic,
  endedAccessSeenEpic,
  actingElsewhereEpic,
  adminPortalEpic,
  mailOrderEpic,
];

export { withUserInfo } from '../session/start/member-start';

export const parts: MemberParts = { EmulationBanner, InactivityModal, SignInAgain, StepUpModal };

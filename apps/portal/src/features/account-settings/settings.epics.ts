import { isAnyOf } from '@reduxjs/toolkit';
import { filter, map, mergeMap } from 'rxjs';
import { emailChanged } from '../../session';
import { draftList, draftRemoved } from '../../forms';
import { selectUserInfo } from '../../session';
import { type Epic, mayHaveChanged } from '../../store';
import { healthInformation, healthSaving } from './health.requests';
import {
  emailCancelling,
  emailConfirming,
  emailSending,
  pendingEmail,
} from './contact/email/email.requests';
import {
  accountSessions,
  draftDeleting,
  othersEnding,
  sessionEnding,
} from './security/security.requests';
import {
  accountSettings,
  notificationSaving,
  paperlessSaving,
  phoneRemoval,
  phoneSaving,
} from './settings.requests';

/** A setting was saved, or may be → the settings are requested again, so that the page shows what the service stored. */
export const savedEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(mayHaveChanged([phoneSaving, phoneRemoval, paperlessSaving, notificationSaving])),
    map(() =>
      accountSettings.requested({ memberId: selectUserInfo(state$.value)?.memberId ?? '' }),
    ),
  );

/** Allergies and conditions were saved, or may be → they are requested again, also for the dashboard. */
export const healthSavedEpic: Epic = (action$) =>
  action$.pipe(
    filter(mayHaveChanged([healthSaving])),
    map(({ meta: { input } }) => healthInformation.requested({ memberId: input.body.memberId })),
  );

const wasEnded = isAnyOf(sessionEnding.succeeded, othersEnding.succeeded);

/** Sessions were ended → the list is requested again. */
export const sessionsEndedEpic: Epic = (action$) =>
  action$.pipe(
    filter(wasEnded),
    map(() => accountSessions.requested()),
  );

/** A draft was deleted → the list is requested again, and a form that is opened again begins empty. */
export const draftDeletedEpic: Epic = (action$) =>
  action$.pipe(
    filter(draftDeleting.succeeded.match),
    mergeMap(({ meta: { input } }) => [
      draftRemoved({ formId: input.formId }),
      draftList.requested(),
    ]),
  );

/** The code confirmed the address, here or in another tab, or another tab gave the change up. */
const endsChange: ReadonlySet<string> = new Set(['confirmed', 'used', 'none']);

/**
 * A code was sent, entered or given up, or may be → what waits for one is requested again. Once none does, or the code
 * of a lost answer may have confirmed it, the settings are too, for another tab may have confirmed the address.
 */
export const emailEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(mayHaveChanged([emailSending, emailConfirming, emailCancelling])),
    mergeMap((action) => {
      const memberId = selectUserInfo(state$.value)?.memberId ?? '';
      const again = pendingEmail.requested({ memberId });
      const isOver =
        emailConfirming.failed.match(action) ||
        (emailConfirming.succeeded.match(action) && endsChange.has(action.payload.outcome));
      return isOver ? [accountSettings.requested({ memberId }), again] : [again];
    }),
  );

/** The settings have another confirmed address than the session → emits emailChanged: forms are filled in with it. */
export const emailChangedEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(accountSettings.succeeded.match),
    mergeMap(({ payload: { email } }) =>
      email.isConfirmed &&
      email.address &&
      email.address !== selectUserInfo(state$.value)?.emailAddress
        ? [emailChanged(email.address)]
        : [],
    ),
  );

import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  type ClientId,
  clientIdOf,
  clientOf,
  type FlagName,
  flagNamesOf,
} from '@portal/client-config';
import type { OutputOf } from '@portal/contracts';
import type { features } from '@portal/contracts/features';
import type { session } from '@portal/contracts/session';
import type { user } from '@portal/contracts/user';
import { type BusinessLine, businessLineOf, type PlanWindows } from '@portal/domain';
import type { Platform } from '../platform';
import { type Failure, rootReducer } from '../store';

export type UserInfo = OutputOf<typeof user.getMemberInfo>;
type FeaturesAnswer = OutputOf<typeof features.get>;
export type SessionStatus = OutputOf<typeof session.getStatus>;

/** Why a member is signed out: on request, idle, the session expired, or not eligible any more (Spec §8). */
export const signOutReasons = ['requested', 'idle', 'expired', 'notEligible'] as const;
export type SignOutReason = (typeof signOutReasons)[number];
/** What the login page says after a sign-out: the reason, or that the identity provider did not follow. */
export type LeavingMessage = SignOutReason | 'signedInAtProvider';

/** `signedOut`: no session. `otherMember`: someone else signed in meanwhile. `other`: it can be tried again. */
export type UnsavedReason = 'signedOut' | 'otherMember' | 'other';

/**
 * The session (Spec §3, Global state). `leaving`: the page is on its way to another URL; so it is with
 * `signingOut`, where the spinner shows only after the member's own request (SS-5). `signOutFailed`: the
 * session goes on although it was to end; nothing of the member shows. `signInAgain`: the session is over, and the
 * page holds, out of sight, what the member typed and no draft has yet.
 */
export interface SessionState {
  phase:
    | 'starting'
    | 'ready'
    | 'failed'
    | 'signingOut'
    | 'signOutFailed'
    | 'signInAgain'
    | 'leaving';
  signOutReason: SignOutReason | null;
  signedIn: boolean;
  fromAdminPortal: boolean;
  flags: readonly FlagName[];
  client: ClientId;
  /** Null until the features are received. */
  businessLine: BusinessLine | null;
  pharmacyClient: string;
  metadata: Readonly<Record<string, string>>;
  userInfo: UserInfo | null;
  /** The host names to which user info may send the browser (SS-5, SS-6). */
  redirectHosts?: readonly string[];
  /** How many saves of what was typed are on their way: a sign-out lets them arrive first. */
  pendingSaves?: number;
  /** The forms whose last save failed, so that only this page has what was typed, and why it failed. */
  unsavedForms?: Readonly<Record<string, UnsavedReason>>;
  /** How many parts of the page send what was typed, or look for it, and say themselves when the session is over. */
  typedHolders?: number;
  /** The days of the year's date windows, by settings (Spec §9). */
  planWindows?: PlanWindows;
  /** A user who acts for members: support staff (SS-9), or a provider (SS-7). */
  staff?: NonNullable<SessionStatus['staff']> | null;
  /** The member for whom they act. */
  emulation?: NonNullable<SessionStatus['emulation']> | null;
  /** What a member allows for whom the user acts as a caregiver. */
  caregiver?: NonNullable<SessionStatus['caregiver']> | null;
  /** The member for whom the user acted, and may no longer. */
  caregiverEnded?: SessionStatus['caregiverEnded'] | null;
  /** The plan that was opened on the plan selection: a visitor's drug list and prices are its own (Spec §3, Other). */
  planSelectionValues?: { selectedPlan: string; planName: string };
  /** A provider's page came with a patient in its URL (SS-7). */
  handedOver?: boolean;
  /** When acting began, in milliseconds since 1970; 0 for no one. Each call sends it back. */
  actingSince?: SessionStatus['actingSince'];
  /** Why a support person does not act for the member whom they named. */
  emulationRefused?: NonNullable<SessionStatus['emulationRefused']> | null;
}

const initial: SessionState = {
  phase: 'starting',
  signOutReason: null,
  signedIn: false,
  fromAdminPortal: false,
  flags: [],
  client: 'common',
  businessLine: null,
  pharmacyClient: '',
  metadata: {},
  userInfo: null,
};

/** The session before the start: the page names the client. */
export const sessionAtStart = ({ page }: Platform): SessionState => ({
  ...initial,
  client: clientIdOf(page.client ?? ''),
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: initial,
  reducers: {
    /** A prerendered page stays while the portal starts. */
    startRequested: (state) =>
      state.phase === 'ready' ? state : { ...initial, client: state.client },
    statusReceived(state, { payload }: PayloadAction<SessionStatus>) {
      state.signedIn = payload.signedIn;
      state.fromAdminPortal = payload.fromAdminPortal ?? false;
      state.staff = payload.staff ?? null;
      state.emulation = payload.emulation ?? null;
      state.emulationRefused = payload.emulationRefused ?? null;
      state.actingSince = payload.actingSince;
      state.caregiver = payload.caregiver ?? null;
      state.caregiverEnded = payload.caregiverEnded ?? null;
      state.redirectHosts = payload.redirectHosts ?? [];
      if (payload.planWindows) state.planWindows = payload.planWindows;
    },
    featuresReceived: (state, { payload }: PayloadAction<FeaturesAnswer>) => ({
      ...state,
      ...stateOf(payload),
    }),
    patientHandedOver(state) {
      state.handedOver = true;
    },
    /** The member confirmed another address: forms are filled in with it from now on. */
    emailChanged(state, { payload }: PayloadAction<string>) {
      if (state.userInfo) state.userInfo.emailAddress = payload;
    },
    planSelected(state, { payload }: PayloadAction<{ selectedPlan: string; planName: string }>) {
      state.planSelectionValues = payload;
    },
    userInfoReceived(state, { payload }: PayloadAction<UserInfo>) {
      state.userInfo = payload;
      state.fromAdminPortal ||= payload.fromAdminPortal;
    },
    // A session on its way out stays so, whatever arrives late.
    started(state) {
      if (state.phase === 'starting') state.phase = 'ready';
    },
    startFailed(state, _action: PayloadAction<Failure>) {
      if (state.phase === 'starting') state.phase = 'failed';
    },
    leftForRedirect(state) {
      if (state.phase === 'starting') state.phase = 'leaving';
    },
    /** The session acts for another person than the page shows: nothing of it stays until it is loaded again. */
    actingChanged(state) {
      if (state.phase === 'starting' || state.phase === 'ready') state.phase = 'leaving';
    },
    /** The user has read that they may no longer act for a member. */
    endedAccessSeen(state) {
      state.caregiverEnded = null;
    },
    saveStarted(state) {
      state.pendingSaves = (state.pendingSaves ?? 0) + 1;
    },
    saveEnded(state) {
      state.pendingSaves = (state.pendingSaves ?? 1) - 1;
    },
    textUnsaved(state, { payload }: PayloadAction<{ formId: string; reason: UnsavedReason }>) {
      state.unsavedForms = { ...state.unsavedForms, [payload.formId]: payload.reason };
    },
    /** What was typed in a form is saved, or is not wanted any more. */
    textSettled(state, { payload: { formId } }: PayloadAction<{ formId: string }>) {
      if (state.unsavedForms) delete (state.unsavedForms as Record<string, UnsavedReason>)[formId];
    },
    typedHeld(state) {
      state.typedHolders = (state.typedHolders ?? 0) + 1;
    },
    typedReleased(state) {
      state.typedHolders = (state.typedHolders ?? 1) - 1;
    },
    signOutRequested: leave,
    /** The session was over before what was typed could be saved. */
    signInAgainNeeded(state) {
      state.phase = 'signInAgain';
    },
    /** The BFF could not end the session. */
    signOutFailed(state) {
      state.phase = 'signOutFailed';
    },
    /** Another tab signed out: this one only has to leave, too (SS-8). */
    signedOutElsewhere: (
      state,
      { payload }: PayloadAction<{ reason: SignOutReason; message: LeavingMessage }>,
    ) => leave(state, { payload: payload.reason }),
  },
  selectors: {
    selectSession: (state) => state,
    selectUserInfo: ({ userInfo }) => userInfo,
  },
});

function leave(state: SessionState, { payload }: { payload: SignOutReason }) {
  state.phase = 'signingOut';
  state.signOutReason = payload;
}

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

/** The member signed in again, perhaps: what the page holds is to be saved. */
export const unsavedTextRequested = createAction('session/unsavedTextRequested');
/** A call of any endpoint failed. */
export const callFailed = createAction<Failure>('session/callFailed');
export const {
  startRequested,
  statusReceived,
  featuresReceived,
  patientHandedOver,
  emailChanged,
  planSelected,
  userInfoReceived,
  started,
  startFailed,
  leftForRedirect,
  actingChanged,
  endedAccessSeen,
  saveStarted,
  saveEnded,
  signOutRequested,
  signOutFailed,
  textUnsaved,
  textSettled,
  typedHeld,
  typedReleased,
  signInAgainNeeded,
  signedOutElsewhere,
} = sessionSlice.actions;
export const { selectSession, selectUserInfo } = sessionSlice.injectInto(rootReducer).selectors;
export const sessionReducer = sessionSlice.reducer;

function stateOf(answer: FeaturesAnswer): Partial<SessionState> {
  const client = clientIdOf(answer.clientCode);
  return {
    client,
    // The response may have an id as a string of digits.
    flags: clientOf(client).forcedFlags ?? flagNamesOf(answer.readableFeatures.map(Number)),
    businessLine: businessLineOf(answer.businessLine),
    pharmacyClient: answer.pharmacyClient ?? '',
    metadata: Object.fromEntries(
      (answer.clientMetadata ?? []).map(({ key, value }) => [key, value]),
    ),
  };
}

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
import { type BusinessLine, businessLineOf } from '@portal/domain';
import { type Browser, defineAction, type Failure, type Reducer, type State } from '../requests';

export type UserInfo = OutputOf<typeof user.getMemberInfo>;
type FeaturesAnswer = OutputOf<typeof features.get>;
export type SessionStatus = OutputOf<typeof session.getStatus>;

/** Why somebody is signed out: they asked, were idle, the session is over, or they lost eligibility (Spec §8). */
export const signOutReasons = ['asked', 'idle', 'expired', 'notEligible'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

export const startRequested = defineAction('session/startRequested');
export const statusArrived = defineAction<SessionStatus>('session/statusArrived');
export const featuresArrived = defineAction<FeaturesAnswer>('session/featuresArrived');
export const userInfoArrived = defineAction<UserInfo>('session/userInfoArrived');
export const started = defineAction('session/started');
export const startFailed = defineAction<Failure>('session/startFailed');
export const leftForRedirect = defineAction('session/leftForRedirect');
export const callFailed = defineAction<Failure>('session/callFailed');
export const signOutRequested = defineAction<SignOutReason>('session/signOutRequested');
/** Another tab signed out: this one only has to go, too (SS-8). */
export const signedOutElsewhere = defineAction<SignOutReason>('session/signedOutElsewhere');

/**
 * Who is here (Spec §3, Global state). `leaving`: the browser is on its way to another address;
 * `signingOut` says so too, but with the spinner only when the member asked (SS-5).
 */
export interface SessionState {
  phase: 'starting' | 'ready' | 'failed' | 'signingOut' | 'leaving';
  signOutReason: SignOutReason | null;
  signedIn: boolean;
  fromAdminPortal: boolean;
  flags: readonly FlagName[];
  client: ClientId;
  /** Null until the features answer says it. */
  businessLine: BusinessLine | null;
  pharmacyClient: string;
  metadata: Readonly<Record<string, string>>;
  userInfo: UserInfo | null;
  /** Whom a support person acts for; nobody else has it (SS-9). */
  emulation?: NonNullable<SessionStatus['emulation']> | null;
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

/** The session before anything is known: the page says whose it is. */
export const sessionAtStart = ({ page }: Browser): SessionState => ({
  ...initial,
  client: clientIdOf(page.client ?? ''),
});

export const sessionReducer: Reducer = (before, action) => {
  const state = (before as SessionState | undefined) ?? initial;
  if (startRequested.match(action)) return { ...initial, client: state.client };
  if (statusArrived.match(action)) {
    const { signedIn, fromAdminPortal = false, emulation = null } = action.payload;
    return { ...state, signedIn, fromAdminPortal, emulation };
  }
  if (featuresArrived.match(action)) return { ...state, ...stateOf(action.payload) };
  if (userInfoArrived.match(action)) {
    const { fromAdminPortal } = action.payload;
    return {
      ...state,
      userInfo: action.payload,
      fromAdminPortal: state.fromAdminPortal || fromAdminPortal,
    };
  }
  if (signOutRequested.match(action) || signedOutElsewhere.match(action)) {
    return { ...state, phase: 'signingOut', signOutReason: action.payload };
  }
  // Somebody who is on the way out stays so, whatever arrives late.
  if (state.phase !== 'starting') return state;
  if (started.match(action)) return { ...state, phase: 'ready' };
  if (startFailed.match(action)) return { ...state, phase: 'failed' };
  if (leftForRedirect.match(action)) return { ...state, phase: 'leaving' };
  return state;
};

function stateOf(answer: FeaturesAnswer): Partial<SessionState> {
  const client = clientIdOf(answer.clientCode);
  return {
    client,
    // A built portal takes this answer as it stands on the wire, where an id may be a text of digits.
    flags: clientOf(client).forcedFlags ?? flagNamesOf(answer.readableFeatures.map(Number)),
    businessLine: businessLineOf(answer.businessLine),
    pharmacyClient: answer.pharmacyClient ?? '',
    metadata: Object.fromEntries(
      (answer.clientMetadata ?? []).map(({ key, value }) => [key, value]),
    ),
  };
}

export const selectSession = (state: State) => (state['session'] as SessionState) ?? initial;
export const selectUserInfo = (state: State) => selectSession(state).userInfo;

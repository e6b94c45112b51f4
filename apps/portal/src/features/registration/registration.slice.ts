import type { OutputOf } from '@portal/contracts';
import type { registration as calls } from '@portal/contracts/registration';
import type { TypedAccount, TypedMemberDetails } from '@portal/domain/registration';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store';

/** Names a changed password in the history entry of its page. */
export const passwordChange = 'passwordChange';

export type Pending = NonNullable<OutputOf<typeof calls.sendCode>['pending']>;

/** What is typed on the pages of a registration and of a reset: in memory alone, gone when the page is left. */
export interface RegistrationState {
  details: TypedMemberDetails;
  /** Proves that the details matched; '' before. */
  token: string;
  /** Of the member whose details matched, as it was sent. */
  memberId: string;
  /** Two match: more has to be asked before the account. */
  needsMore: boolean;
  account: TypedAccount;
  /** The code that was sent; null before. */
  pending: Pending | null;
  /** Of a forgotten password: the username or email, and the request that was made for it. */
  login: string;
  reset: { id: string; expiresAt: string } | null;
}

type Found = Pick<RegistrationState, 'token' | 'memberId' | 'needsMore'>;

const initialState: RegistrationState = {
  details: { memberId: '', month: '', day: '', year: '', lastName: '', zip: '' },
  token: '',
  memberId: '',
  needsMore: false,
  account: {
    email: '',
    phone: '',
    username: '',
    password: '',
    isPaperless: false,
    mayContact: false,
    acceptsTerms: false,
    sendBy: 'email',
  },
  pending: null,
  login: '',
  reset: null,
};

const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    detailsTyped: (state, { payload }: PayloadAction<Partial<TypedMemberDetails>>) => ({
      ...state,
      details: { ...state.details, ...payload },
    }),
    memberFound: (state, { payload }: PayloadAction<Found>) => ({
      ...state,
      ...payload,
    }),
    accountTyped: (state, { payload }: PayloadAction<Partial<TypedAccount>>) => ({
      ...state,
      account: { ...state.account, ...payload },
    }),
    codeSent: (state, { payload }: PayloadAction<Pending>) => ({ ...state, pending: payload }),
    /** The account is there, or the registration begins again: the password is not kept. */
    registrationEnded: (state) => ({ ...initialState, details: state.details }),
    loginTyped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      login: payload,
    }),
    resetRequested: (state, { payload }: PayloadAction<{ id: string; expiresAt: string }>) => ({
      ...state,
      reset: payload,
    }),
    passwordChanged: () => initialState,
  },
  selectors: { selectRegistration: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof registrationSlice> {}
}

export const {
  detailsTyped,
  memberFound,
  accountTyped,
  codeSent,
  registrationEnded,
  loginTyped,
  resetRequested,
  passwordChanged,
} = registrationSlice.actions;
export const { selectRegistration } = registrationSlice.injectInto(rootReducer).selectors;

import { defineAction, type Reducer, type State } from '../../requests';
import { idleWarned, signedOutElsewhere, signOutRequested } from '../../session';
import { modalClosed, dialogAsked, leavingSiteAsked } from '../../dialogs';

/** A pharmacy that is to become the default one (Spec §2.6). */
export interface PharmacyToSet {
  npi: string;
  name: string;
  inNetwork: boolean;
}

/** The modal that is open, and what it is about. The idle warning is not one of them: it comes above all. */
export type Modal =
  | { kind: 'leavingSite'; href: string }
  | { kind: 'idCard' }
  | { kind: 'wallet' }
  | { kind: 'survey' }
  | { kind: 'defaultPharmacy'; pharmacy: PharmacyToSet };

export type ModalKind = Modal['kind'];

/** The pharmacy finder asks whether to set this pharmacy; the answer is `defaultPharmacyConfirmed`. */
export const defaultPharmacyAsked = defineAction<PharmacyToSet>('shell/defaultPharmacyAsked');
export const defaultPharmacyConfirmed = defineAction<PharmacyToSet>(
  'shell/defaultPharmacyConfirmed',
);

/** One at a time: a new one takes the place of the one before, and the idle warning ends any. */
export const modalReducer: Reducer = (before = null, action): Modal | null => {
  const state = before as Modal | null;
  if (leavingSiteAsked.match(action)) return { kind: 'leavingSite', href: action.payload.href };
  if (dialogAsked.match(action)) return { kind: action.payload };
  if (defaultPharmacyAsked.match(action)) {
    return { kind: 'defaultPharmacy', pharmacy: action.payload };
  }
  const over =
    modalClosed.match(action) ||
    idleWarned.match(action) ||
    signOutRequested.match(action) ||
    signedOutElsewhere.match(action);
  return over ? null : state;
};

export const selectModal = (state: State) => (state['modal'] ?? null) as Modal | null;

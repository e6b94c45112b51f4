import type { ComponentType } from 'react';
import type { Modal, ModalKind } from './modal';

export interface ModalProps<Kind extends ModalKind> {
  modal: Extract<Modal, { kind: Kind }>;
  onClose: () => void;
}

/** What a modal's module exports. */
interface ModalModule<Kind extends ModalKind> {
  Modal: ComponentType<ModalProps<Kind>>;
}

type ModalTable = {
  [Kind in ModalKind]: () => Promise<ModalModule<Kind>>;
};

/** Which component shows which modal (Spec §2.6); each is fetched when it is first needed. */
const modalTable: ModalTable = {
  leavingSite: () =>
    import('./LeavingSiteModal').then(({ LeavingSiteModal: Modal }) => ({ Modal })),
  survey: () => import('./SurveyModal').then(({ SurveyModal: Modal }) => ({ Modal })),
  idCard: () => import('../../features/id-card'),
  wallet: () => import('../../features/id-card/wallet/index'),
  defaultPharmacy: () =>
    import('./DefaultPharmacyModal').then(({ DefaultPharmacyModal: Modal }) => ({ Modal })),
};

/** The component of a kind; rejects when a chunk does not load. */
export async function componentOf(kind: ModalKind) {
  const module = (await modalTable[kind]()) as unknown as ModalModule<never>;
  return module.Modal;
}

/** The idle warning's component. */
export const inactivity = () =>
  import('./InactivityModal').then((module) => module.InactivityModal);

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

/** Loads the module of a kind. */
export const moduleOf = <Kind extends ModalKind>(kind: Kind) =>
  modalTable[kind] as () => Promise<ModalModule<Kind>>;

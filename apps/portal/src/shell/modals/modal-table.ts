import type { ComponentType } from 'react';
import type { Modal, ModalKind } from '../modal';

export interface ModalProps<Kind extends ModalKind> {
  modal: Extract<Modal, { kind: Kind }>;
  onClose: () => void;
}

type ModalTable = {
  [Kind in ModalKind]?: () => Promise<ComponentType<ModalProps<Kind>>>;
};

/** Which component shows which modal (Spec §2.6); each is fetched when it is first asked for. */
const modalTable: ModalTable = {
  leavingSite: () => import('./LeavingSiteModal').then((module) => module.LeavingSiteModal),
  survey: () => import('./SurveyModal').then((module) => module.SurveyModal),
  wallet: () => import('./WalletModal').then((module) => module.WalletModal),
  defaultPharmacy: () =>
    import('./DefaultPharmacyModal').then((module) => module.DefaultPharmacyModal),
};

/** Whether there is something to show for this kind: what opens it stays away otherwise. */
export const canOpen = (kind: ModalKind): boolean => kind in modalTable;

/** The component of a kind; rejects when its chunk does not arrive. */
export const componentOf = async (kind: ModalKind) =>
  (await modalTable[kind]?.()) as ComponentType<ModalProps<never>> | undefined;

/** The idle warning's component. */
export const inactivity = () =>
  import('./InactivityModal').then((module) => module.InactivityModal);

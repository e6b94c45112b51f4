import type { ComponentType } from 'react';
import { type Language, loadTexts, type Texts } from '../../language';
import type { Feature } from '../../requests';
import type { Modal, ModalKind } from './modal';

export interface ModalProps<Kind extends ModalKind> {
  modal: Extract<Modal, { kind: Kind }>;
  onClose: () => void;
}

/** What a modal brings: its component, and as a feature its part of the store and texts of its own. */
interface ModalModule<Kind extends ModalKind> {
  Modal: ComponentType<ModalProps<Kind>>;
  feature?: Feature;
  texts?: readonly Texts[];
}

type ModalTable = {
  [Kind in ModalKind]: () => Promise<ModalModule<Kind>>;
};

/** Which component shows which modal (Spec §2.6); each is fetched when it is first asked for. */
const modalTable: ModalTable = {
  leavingSite: () =>
    import('./LeavingSiteModal').then(({ LeavingSiteModal: Modal }) => ({ Modal })),
  survey: () => import('./SurveyModal').then(({ SurveyModal: Modal }) => ({ Modal })),
  idCard: () => import('../../features/id-card'),
  wallet: () => import('../../features/id-card/wallet/index'),
  defaultPharmacy: () =>
    import('./DefaultPharmacyModal').then(({ DefaultPharmacyModal: Modal }) => ({ Modal })),
};

/** The component of a kind, once its part of the store and its texts are in place; rejects when a chunk does not arrive. */
export async function componentOf(
  kind: ModalKind,
  addFeature: (feature: Feature) => void,
  language: Language,
) {
  const module = (await modalTable[kind]()) as unknown as ModalModule<never>;
  if (module.feature) addFeature(module.feature);
  await loadTexts(module.texts ?? [], language);
  return module.Modal;
}

/** The idle warning's component. */
export const inactivity = () =>
  import('./InactivityModal').then((module) => module.InactivityModal);

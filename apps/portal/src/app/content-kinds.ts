import type { ContentProps } from '../content/content-kind';
import type { ContentKind } from './screens';

/** Pages of text only, and the kinds that show data in addition to text. */
export const contentKinds: Record<ContentKind, () => Promise<React.ComponentType<ContentProps>>> = {
  text: async () => (await import('../content/ContentScreen')).ContentScreen,
  documents: async () => (await import('../content/documents/DocumentsScreen')).DocumentsScreen,
  emergency: async () => (await import('../content/emergency/EmergencyScreen')).EmergencyScreen,
  forms: async () => (await import('./OfferedForms')).OfferedForms,
  glossary: async () => (await import('../content/glossary/GlossaryScreen')).GlossaryScreen,
  serviceArea: async () =>
    (await import('../content/service-area/ServiceAreaScreen')).ServiceAreaScreen,
  starRatings: async () =>
    (await import('../content/star-ratings/StarRatingsScreen')).StarRatingsScreen,
  virtualTherapy: async () =>
    (await import('../content/virtual-therapy/VirtualTherapyScreen')).VirtualTherapyScreen,
};

import type { ContentProps } from '../content/content-kind';
import { useOfferedForms } from './offered-forms';
import type { LazyRow } from './screen-loader';
import type { ContentKind, Screen } from './screens';

/** The row of a content page, with the code that all pages of its kind share. */
export const contentRow = ({
  id,
  content,
  kind = 'text',
}: Screen & { content: string; kind?: ContentKind | undefined }): LazyRow => ({
  id,
  load: async () => {
    const Kind = await kinds[kind]();
    return { Screen: () => <Kind page={content} titleKey={`screens.${id}`} /> };
  },
});

/** Pages of text only, and the kinds that show data in addition to text. */
const kinds: Record<ContentKind, () => Promise<React.ComponentType<ContentProps>>> = {
  text: async () => (await import('../content/ContentScreen')).ContentScreen,
  documents: async () => (await import('../content/documents/DocumentsScreen')).DocumentsScreen,
  emergency: async () => (await import('../content/emergency/EmergencyScreen')).EmergencyScreen,
  forms: async () => {
    const { FormsScreen } = await import('../content/forms/FormsScreen');
    return function OfferedForms(props) {
      return <FormsScreen {...props} forms={useOfferedForms({ ownScreens: true })} />;
    };
  },
  glossary: async () => (await import('../content/glossary/GlossaryScreen')).GlossaryScreen,
  serviceArea: async () =>
    (await import('../content/service-area/ServiceAreaScreen')).ServiceAreaScreen,
  starRatings: async () =>
    (await import('../content/star-ratings/StarRatingsScreen')).StarRatingsScreen,
  virtualTherapy: async () =>
    (await import('../content/virtual-therapy/VirtualTherapyScreen')).VirtualTherapyScreen,
};

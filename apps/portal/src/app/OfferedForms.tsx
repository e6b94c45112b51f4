import type { ContentProps } from '../content/content-kind';
import { FormsScreen } from '../content/forms/FormsScreen';
import { useOfferedForms } from './offered-forms';

/** The page of forms, with those that the user may open. */
export function OfferedForms(props: ContentProps) {
  return <FormsScreen {...props} forms={useOfferedForms({ ownScreens: true })} />;
}

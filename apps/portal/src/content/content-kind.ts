import type { PlainKeyOf } from '../language';
import type namesText from '../language/names.text';

/** What the screen of every content page gets from its row. */
export interface ContentProps {
  /** The name of the page: a folder of fixtures/content. */
  page: string;
  titleKey: PlainKeyOf<typeof namesText>;
}

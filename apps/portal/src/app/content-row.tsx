import type { LazyRow } from './screen-loader';
import type { Screen } from './screens';

/** The row of a content page, with the code that all content pages share. */
export const contentRow = ({ id, content }: Screen & { content: string }): LazyRow => ({
  id,
  load: async () => {
    const { ContentScreen } = await import('../content/ContentScreen');
    return { Screen: () => <ContentScreen page={content} titleKey={`screens.${id}`} /> };
  },
});

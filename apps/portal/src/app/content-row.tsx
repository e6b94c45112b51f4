import { contentKinds } from './content-kinds';
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
    const Kind = await contentKinds[kind]();
    return { Screen: () => <Kind page={content} titleKey={`screens.${id}`} /> };
  },
});

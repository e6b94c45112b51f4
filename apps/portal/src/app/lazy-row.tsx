import type { FormParts } from '../forms/form-parts';
import { contentKinds } from './content-kinds';
import type { LazyRow } from './screen-loader';
import type { ContentKind, FormModule, FormPartsModule, Screen } from './screens';

/** The row of a screen with its code: its own, that of content pages, or that of forms. */
export const lazyRowOf = (screen: Screen): LazyRow => {
  if (screen.content !== undefined) return contentRow(screen);
  return screen.form ? formRow(screen) : screen;
};

/** The row of a content page, with the code that all pages of its kind share. */
const contentRow = ({
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

type FormRow = Screen & {
  form: () => Promise<FormModule>;
  parts?: () => Promise<FormPartsModule>;
};

const useNothing = (): FormParts => ({});

/** The row of a declared form: its definition, with the code that all forms share and what the screen adds to it. */
const formRow = ({ id, form, parts }: FormRow): LazyRow => ({
  id,
  load: async () => {
    const [{ FormScreen }, { form: definition }, { useFormParts = useNothing } = {}] =
      await Promise.all([import('../forms/FormScreen'), form(), parts?.()]);
    function Screen() {
      return <FormScreen definition={definition} {...useFormParts()} />;
    }
    return { Screen };
  },
});

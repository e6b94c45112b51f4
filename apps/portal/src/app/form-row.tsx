import type { FormParts } from '../forms/form-parts';
import type { LazyRow } from './screen-loader';
import type { FormModule, FormPartsModule, Screen } from './screens';

type FormRow = Screen & {
  form: () => Promise<FormModule>;
  parts?: () => Promise<FormPartsModule>;
};

const useNothing = (): FormParts => ({});

/** The row of a declared form: its definition, with the code that all forms share and what the screen adds to it. */
export const formRow = ({ id, form, parts }: FormRow): LazyRow => ({
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

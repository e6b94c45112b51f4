import type { LazyRow } from './screen-loader';
import type { FormModule, Screen } from './screens';

/** The row of a declared form: its definition, with the code that all forms share. */
export const formRow = ({ id, form }: Screen & { form: () => Promise<FormModule> }): LazyRow => ({
  id,
  load: async () => {
    const [{ FormScreen }, { form: definition }] = await Promise.all([
      import('../forms/FormScreen'),
      form(),
    ]);
    return { Screen: () => <FormScreen definition={definition} /> };
  },
});

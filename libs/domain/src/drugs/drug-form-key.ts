/** "ER tablet" → "erTablet": the key of a form in drug-forms.text.ts. */
export const drugFormKey = (form: string): string =>
  form.toLowerCase().replace(/[^a-z]+([a-z])/g, (_all, letter: string) => letter.toUpperCase());

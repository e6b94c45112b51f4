import type { FormScreenProps } from './FormScreen';

/** What a screen adds to a declared form: answers to start with, and what follows after it is sent. */
export type FormParts = Pick<
  FormScreenProps,
  'preset' | 'presetIsWhole' | 'isPresetLoading' | 'afterSending' | 'terms' | 'rail' | 'instead'
>;

import { foldText } from '../text/fold-text';
import { tidyWords } from './tidy';

/** A name as names are compared: without case, accents, punctuation and doubled blanks (forms.md 0). */
export const comparableName = (name: string): string =>
  foldText(tidyWords(name))
    .replace(/[.,'’‘`´ʹʼ′ʻ]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** Whether a typed signature is the name on file. */
export const isSameName = (one: string, other: string): boolean =>
  comparableName(one) !== '' && comparableName(one) === comparableName(other);

import type { Translate } from '../../language';
import type typedText from '../../language/typed.text';

/** A message after the name of its field, which may be a question or a sentence. */
export const messageAt = (place: string, message: string, t: Translate<typeof typedText>): string =>
  /[?.]$/.test(place)
    ? t('formRules.afterSentence', { place, message })
    : t('formRules.afterName', { place, message });

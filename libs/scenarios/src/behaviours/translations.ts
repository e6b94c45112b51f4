import { TranslationEntries } from '@portal/contracts/translations';
import * as z from 'zod/mini';
import type { Json } from '../files/scenario-file';
import { type Behaviour, type Behaviours, answer } from '../memory/behaviour';

/** The entries of the requested language; a response file has both languages. */
const entriesByLocale: Behaviour = {
  fixture: z.object({ 'en-US': TranslationEntries, 'es-ES': TranslationEntries }),
  play: (memory, { params }, { fixture }) => {
    const byLocale = fixture as Record<string, Json>;
    const body = byLocale[params['locale'] ?? ''] ?? [];
    return answer(memory, body);
  },
};

export const behaviours: Behaviours = {
  'translations.getEntries': entriesByLocale,
  'translations.getClientEntries': entriesByLocale,
};

import { TranslationEntries } from '@portal/contracts/translations';
import * as z from 'zod/mini';
import type { Json } from '../scenario-file';
import type { Behaviour } from './behaviour';

/** The entries of the language asked for; a response file holds both languages. */
export const getEntries: Behaviour = {
  fixture: z.object({ 'en-US': TranslationEntries, 'es-ES': TranslationEntries }),
  play: (memory, { params }, { fixture }) => {
    const byLocale = fixture as Record<string, Json>;
    const body = byLocale[params['locale'] ?? ''] ?? [];
    return { memory, response: { status: 200, body } };
  },
};

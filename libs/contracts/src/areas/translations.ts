import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';

/** Specification §3, Translation entry: fetched texts that lie over the bundled ones (EP-4). */
export const TranslationEntries = z.array(z.object({ key: z.string(), translation: z.string() }));

export const translations = defineEndpoints('translations', {
  getEntries: endpoint({
    summary: 'The texts of the portal in one language, to lie over the bundled ones.',
    method: 'GET',
    path: '/portalmicroservices/public/translation/mrxportal/:locale',
    upstream: 'member',
    auth: 'none',
    params: { locale: z.enum(['en-US', 'es-ES']) },
    response: TranslationEntries,
    spec: '§7.2',
  }),
});

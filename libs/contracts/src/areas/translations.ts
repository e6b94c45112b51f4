import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Specification §3, Translation entry: fetched texts that override the bundled ones (EP-4). */
export const TranslationEntries = z.array(
  z.object({ key: f.required(f.key), translation: f.label }),
);

const locale = z.enum(['en-US', 'es-ES']);

export const translations = defineEndpoints('translations', 'any', {
  getEntries: endpoint({
    summary: 'The texts of the portal in one language; they override the bundled ones.',
    method: 'GET',
    path: '/portalmicroservices/public/translation/mrxportal/:locale',
    upstream: 'member',
    auth: 'either',
    params: { locale },
    response: TranslationEntries,
    spec: '§7.2',
  }),
  getClientEntries: endpoint({
    summary: 'The texts of the portal that one client has in its own words.',
    method: 'GET',
    path: '/portalmicroservices/public/translation/client/:locale',
    upstream: 'member',
    auth: 'either',
    params: { locale },
    // Specification §7.2 names a request key and the level3 client, and neither path nor names.
    query: z.object({ requestKey: z.literal('mrxportal'), level3Client: f.required(f.clientCode) }),
    response: TranslationEntries,
    spec: '§7.2, triggered',
    assumed: true,
  }),
});

import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { clientCode, isoDate, markdown, required, withMeaning } from '../fields';

/** Specification §4: MEDD maps to medicare, anything else to commercial; locales are en-us and es-es. */
const variant = { line: z.enum(['medicare', 'commercial']), locale: z.enum(['en-us', 'es-es']) };
const query = z.object({ client: z.optional(required(clientCode)) });

/** Specification §2.5: the markdown of the footer, and what may take the place of the language links. */
export const FooterContent = z.object({
  markdown,
  languageAssistance: markdown,
});

/** The markdown of an emergency alert; empty when there is none. */
export const EmergencyAlert = z.object({ markdown });

/** A content page (CT-1): its markdown, and the day on which it was last reviewed, if the page says one. */
export const ContentPage = z.object({ markdown, reviewedOn: isoDate });

export const content = defineEndpoints('content', 'any', {
  getFooter: endpoint({
    summary: 'What the footer says in a business line and a language.',
    method: 'GET',
    path: '/portalmicroservices/public/content/footer/:line/:locale',
    upstream: 'member',
    auth: 'either',
    params: variant,
    query,
    response: FooterContent,
    spec: '§2.5; §7.2, triggered',
    assumed: true,
  }),
  getEmergencyAlert: endpoint({
    summary: 'The emergency alert of the day, if there is one.',
    method: 'GET',
    path: '/portalmicroservices/public/content/emergency-alert/:line/:locale',
    upstream: 'member',
    auth: 'either',
    params: variant,
    query,
    response: EmergencyAlert,
    spec: '§4; §7.2, triggered',
    assumed: true,
  }),
  getPage: endpoint({
    summary: 'A content page in a business line and a language.',
    method: 'GET',
    path: '/portalmicroservices/public/content/page/:page/:line/:locale',
    upstream: 'member',
    auth: 'either',
    params: {
      page: withMeaning(
        z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/, 'Send the name of a page.')),
        'key',
      ),
      ...variant,
    },
    query,
    response: ContentPage,
    spec: '§2.1, CT-1',
    assumed: true,
  }),
});

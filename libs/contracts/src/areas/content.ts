import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Specification §4: MEDD maps to medicare, anything else to commercial; locales are en-us and es-es. */
const variant = { line: z.enum(['medicare', 'commercial']), locale: z.enum(['en-us', 'es-es']) };
const query = z.object({ client: z.optional(f.required(f.clientCode)) });

/** Specification §2.5: the markdown of the footer, and what may take the place of the language links. */
export const FooterContent = z.object({
  markdown: f.markdown,
  languageAssistance: f.markdown,
});

/** What a declared emergency changes, where, and until when. */
export const Emergency = z.object({
  areas: f.list(f.required(f.label)),
  declaredOn: f.isoDate,
  endsOn: f.isoDate,
  isPublicHealth: f.flag,
  updatedAt: f.isoDateTime,
  earlyRefills: f.flag,
  /** The largest supply of one fill. */
  mostDays: f.count,
  anyPharmacy: f.flag,
  /** Until when approvals that end meanwhile stay valid. */
  approvalsUntil: f.isoDate,
  deliveriesLate: f.flag,
  /** Where packages are late, and by how many business days; null when it is not known. */
  lateZips: f.list(f.required(f.zip)),
  lateDays: f.lateDays,
  phone: f.phone,
  pharmacistPhone: f.phone,
});

/** The markdown of an emergency alert; empty when there is none. With a declared emergency, its rules. */
export const EmergencyAlert = z.object({ markdown: f.markdown, emergency: f.orNull(Emergency) });

/** A content page (CT-1): its markdown, and the day on which it was last reviewed, if the page says one. */
export const ContentPage = z.object({ markdown: f.markdown, reviewedOn: f.isoDate });

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
      page: f.withMeaning(
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

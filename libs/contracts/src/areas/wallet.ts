import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** In which language, and whose card of those that the ID card call shows: the member's own unless named. */
const wanted = z.object({
  lang: z.optional(f.language),
  memberId: z.optional(f.required(f.memberId)),
});

/** Google's own address for adding a pass; the pass is the signed token at its end. */
const saveAddress = /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]*$/;

export const wallet = defineEndpoints('wallet', 'never', {
  getPass: endpoint({
    summary: 'The signed Apple Wallet pass of an ID card; opened in a new window (EP-5).',
    method: 'GET',
    path: '/portalmicroservices/api/rxwallet/pass',
    upstream: 'member',
    auth: 'member',
    members: 'family',
    adultsOnly: true,
    allowedInEmulation: false,
    query: wanted,
    response: z.unknown(),
    idTokenInQuery: true,
    responseType: { stream: 'application/vnd.apple.pkpass' },
    spec: '§7.2',
  }),
  getGoogleLink: endpoint({
    summary:
      'The address that adds the ID card to Google Wallet: a private pass in a signed token.',
    method: 'GET',
    path: '/portalmicroservices/api/rxwallet/google',
    upstream: 'member',
    auth: 'member',
    members: 'family',
    adultsOnly: true,
    allowedInEmulation: false,
    query: wanted,
    response: z.object({
      saveUrl: f.withMeaning(z.string().check(z.regex(saveAddress)), 'signedUrl'),
    }),
    spec: '§2.6, SH-8',
    assumed: true,
  }),
});

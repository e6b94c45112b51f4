import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';

export const wallet = defineEndpoints('wallet', {
  getPass: endpoint({
    summary: 'The signed Apple Wallet pass of the ID card; opened in a new window (EP-5).',
    method: 'GET',
    path: '/portalmicroservices/api/rxwallet/pass',
    upstream: 'member',
    auth: 'member',
    query: z.object({ lang: z.optional(z.enum(['en', 'es'])) }),
    response: z.unknown(),
    idTokenInQuery: true,
    responseType: { stream: 'application/vnd.apple.pkpass' },
    spec: '§7.2',
  }),
});

import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Specification §3, User info: the reply carries SecurityToken. The other two are ours. */
export const MailOrderToken = z.object({
  SecurityToken: f.required(f.token),
  /** Seconds that the token lives. */
  expiresIn: f.count,
  /** The id under which mail order knows the member (HC-4). */
  memberId: f.memberId,
});

/** Called by the BFF only: the tokens never reach a browser (SS-2). See session.fetchMailOrderToken. */
export const mailOrderTokens = defineEndpoints('mailOrderTokens', 'order', {
  get: endpoint({
    summary: "The signed-in member's token for mail order.",
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/token',
    upstream: 'member',
    auth: 'member',
    forBffOnly: true,
    response: MailOrderToken,
    errors: ['ELIG_E0000001'],
    spec: '§3, MO-1',
    assumed: true,
  }),
  getForDependent: endpoint({
    summary: 'The token with which the member orders for a dependent.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/token/dependent/:dependentId',
    upstream: 'member',
    auth: 'member',
    members: 'patients',
    patientScope: 'view',
    params: { dependentId: f.required(f.memberId) },
    forBffOnly: true,
    response: MailOrderToken,
    errors: ['ELIG_E0000001'],
    spec: '§7.1, HC-1',
    assumed: true,
  }),
});

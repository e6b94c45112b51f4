import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Why a member requests another card; optional. */
export const replacementReasons = ['lost', 'damaged', 'nameChange', 'neverCame'] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** Dollars for one person and for the family. */
const Limit = f.orNull(z.object({ individual: f.nonNegativeMoney, family: f.nonNegativeMoney }));

/** One column of the benefits grid (Spec §3, ID card). */
const NetworkLimits = f.orNull(
  z.object({
    deductible: Limit,
    deductibleRxMedCombined: Limit,
    outOfPocketLimit: Limit,
    outOfPocketRxMedCombined: Limit,
  }),
);

/**
 * Specification §3, ID card: the fields of both sides, of the commercial card and of the Part D card, and what
 * is on the back of real cards (help lines, claims address).
 */
export const Card = z.object({
  memberId: f.memberId,
  firstName: f.givenName,
  lastName: f.familyName,
  personCode: f.personCode,
  bin: f.bin,
  pcn: f.pcn,
  rxGroup: f.rxGroup,
  planId: f.planId,
  groupId: f.groupId,
  issuer: f.key,
  pbpNumber: f.pbpNumber,
  phone: f.phone,
  pharmacistPhone: f.phone,
  website: f.url,
  claimsAddress: f.label,
  benefits: f.orNull(z.object({ inNetwork: NetworkLimits, outOfNetwork: NetworkLimits })),
  /** The day on which a replacement of this card was last requested. */
  replacementRequestedOn: f.isoDate,
  /** The last day on which this card counts, once its coverage was ended; it is not on the card. */
  endsOn: f.isoDate,
});

/** Where a new card is mailed to. */
const MailingAddress = z.object({
  street: f.street,
  city: f.city,
  state: f.state,
  zip: f.zip,
});

/** The cards that a member may see: their own first, then those of the family. */
export const IdCards = z.object({
  cards: f.essential(z.array(Card)),
  mailingAddress: f.orNull(MailingAddress),
});

export const idCard = defineEndpoints('idCard', 'never', {
  get: endpoint({
    summary: "A member's ID card, and the cards of the family members they may see.",
    method: 'GET',
    path: '/portalmicroservices/api/idcard/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: { memberId: f.required(f.memberId) },
    response: IdCards,
    errors: ['ELIG_E0000001'],
    spec: '§7.2, triggered',
    assumed: true,
  }),
  getDocument: endpoint({
    summary: 'The ID card of one person as a PDF document.',
    method: 'GET',
    path: '/portalmicroservices/api/idcard/:memberId/document',
    upstream: 'member',
    auth: 'member',
    members: 'family',
    allowedInEmulation: false,
    params: { memberId: f.required(f.memberId) },
    query: z.object({ lang: z.optional(f.language) }),
    response: z.custom<Blob>(),
    responseType: { stream: 'application/pdf' },
    errors: ['ELIG_E0000001'],
    spec: '§3, ID card; ours',
    assumed: true,
  }),
  requestReplacement: endpoint({
    summary: 'Has a new plastic card mailed; once in 30 days for each person.',
    method: 'POST',
    path: '/portalmicroservices/api/idcard/replacement',
    upstream: 'member',
    auth: 'member',
    members: 'family',
    adultsOnly: true,
    body: z.object({
      memberId: f.required(f.memberId),
      copies: z.union([z.literal(1), z.literal(2)]),
      reason: z.optional(z.enum(replacementReasons)),
    }),
    response: z.object({ requestedOn: f.required(f.isoDate) }),
    errors: ['ELIG_E0000001', 'CARD_ALREADY_REQUESTED'],
    spec: '§7.2, triggered',
    assumed: true,
  }),
});

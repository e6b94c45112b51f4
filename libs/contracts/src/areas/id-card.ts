import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { isoDate, memberId, wireAmount, wireText } from '../fields';

/** Why a member asks for another card; they need not say. */
export const replacementReasons = ['lost', 'damaged', 'nameChange', 'neverCame'] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** Dollars for one person and for the family. */
const Limit = z.nullish(z.object({ individual: wireAmount, family: wireAmount }));

/** One column of the benefits grid (Spec §3, ID card). */
const NetworkLimits = z.nullish(
  z.object({
    deductible: Limit,
    deductibleRxMedCombined: Limit,
    outOfPocketLimit: Limit,
    outOfPocketRxMedCombined: Limit,
  }),
);

/**
 * Specification §3, ID card: the fields of both faces, the commercial one and that of Part D, and what
 * stands on the back of real cards (help lines, claims address).
 */
const Card = z.object({
  memberId: wireText,
  firstName: wireText,
  lastName: wireText,
  personCode: wireText,
  bin: wireText,
  pcn: wireText,
  rxGroup: wireText,
  planId: wireText,
  groupId: wireText,
  issuer: wireText,
  pbpNumber: wireText,
  phone: wireText,
  pharmacistPhone: wireText,
  website: wireText,
  claimsAddress: wireText,
  benefits: z.nullish(z.object({ inNetwork: NetworkLimits, outOfNetwork: NetworkLimits })),
  /** The day on which a replacement of this card was asked for last. */
  replacementRequestedOn: z.nullish(isoDate),
  /** The last day on which this card counts, once its coverage was ended; it does not stand on the card. */
  endsOn: z.nullish(isoDate),
});

/** Where a new card is mailed to. */
const MailingAddress = z.object({
  street: wireText,
  city: wireText,
  state: wireText,
  zip: wireText,
});

/** The cards that a member may see: their own first, then those of the family. */
export const IdCards = z.object({
  cards: z.array(Card),
  mailingAddress: z.nullish(MailingAddress),
});

export const idCard = defineEndpoints('idCard', {
  get: endpoint({
    summary: "A member's ID card, and the cards of the family members they may see.",
    method: 'GET',
    path: '/portalmicroservices/api/idcard/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { memberId },
    response: IdCards,
    errors: ['ELIG_E0000001'],
    spec: '§7.2, triggered',
    assumed: true,
  }),
  requestReplacement: endpoint({
    summary: 'Has a new plastic card mailed; once in 30 days for each person.',
    method: 'POST',
    path: '/portalmicroservices/api/idcard/replacement',
    upstream: 'member',
    auth: 'member',
    body: z.object({
      memberId,
      copies: z.union([z.literal(1), z.literal(2)]),
      reason: z.optional(z.enum(replacementReasons)),
    }),
    response: z.object({ requestedOn: isoDate }),
    errors: ['ELIG_E0000001', 'CARD_ALREADY_REQUESTED'],
    spec: '§7.2, triggered',
    assumed: true,
  }),
});

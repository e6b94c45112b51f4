import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';

/** What the frame says once it listens, and how high its content is, in pixels. */
const Ready = z.object({ type: z.literal('card-frame/ready'), height: z.number() });
const Resized = z.object({ type: z.literal('card-frame/resized'), height: z.number() });
/** The answer to a wish for a token: the card, or that the holder has to mend something first. */
const Tokenised = z.object({
  type: z.literal('card-frame/tokenised'),
  request: z.string(),
  card: z.object({
    token: z.string(),
    brand: z.string(),
    last4: z.string(),
    expMonth: z.number(),
    expYear: z.number(),
    billingZip: z.string(),
  }),
});
/** The same for a bank account. */
const AccountTokenised = z.object({
  type: z.literal('card-frame/account-tokenised'),
  request: z.string(),
  account: z.object({
    token: z.string(),
    kind: z.enum(['CHECKING', 'SAVINGS']),
    last4: z.string(),
  }),
});
const Invalid = z.object({ type: z.literal('card-frame/invalid'), request: z.string() });
const Failed = z.object({ type: z.literal('card-frame/failed'), request: z.string() });

/** Every message that a card frame may send to the page around it; anything else is ignored. */
export const CardFrameMessage = z.discriminatedUnion('type', [
  Ready,
  Resized,
  Tokenised,
  AccountTokenised,
  Invalid,
  Failed,
]);

/** What the page around sends: give me a token for what was typed; take the focus to what is wrong. */
export const tokeniseMessage = (request: string) => ({ type: 'card-frame/tokenise', request });
export const focusMessage = { type: 'card-frame/focus' } as const;

/** What is typed into the frame. */
export type FrameKind = 'card' | 'account';

/** The address of the frame in a language, as the page of an origin opens it; the frame talks to no other. */
export function cardFrameAddress(
  address: string,
  lang: 'en' | 'es',
  origin: string,
  kind: FrameKind = 'card',
): string {
  const url = new URL(address);
  url.searchParams.set('lang', lang);
  url.searchParams.set('origin', origin);
  if (kind === 'account') url.searchParams.set('kind', kind);
  return url.href;
}

/** Where the payment processor's frame is, in which a card's number is typed; a setting of the BFF. */
export const cardFrame = defineEndpoints('cardFrame', 'any', {
  get: endpoint({
    summary: "The address of the payment processor's card frame; null when none is set.",
    method: 'GET',
    path: '/member/api/card-frame',
    upstream: 'bff',
    auth: 'member',
    response: z.object({ address: z.nullable(z.string()) }),
    spec: 'RT-6, MO-1',
    assumed: true,
  }),
});

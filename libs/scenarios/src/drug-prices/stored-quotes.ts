import { createHash } from 'node:crypto';
import { daysBetween, quoteDays } from '@portal/domain';
import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../memory/behaviour';
import { addDays, dayAt } from '../memory/dates';
import { type PriceInfo, priceInfoOf, type PriceQuery } from './price-info';
import { isInClaimsOf } from '../drugs/claims-scope';
import { ownIdOf } from '../people/person';

/** Quotes of the days before the scenario begins: what was asked, and when. */
export const QuotesOnRecord = z.object({
  quotes: z.array(
    z.object({
      quoteId: z.string(),
      pricedAt: z.iso.datetime({ offset: true }),
      query: z.record(z.string(), z.string()),
    }),
  ),
});

/** A stored quote. `owner` is the member who asked; a visitor's quote has none. `isOfClaims`: it tells of their claims. */
type StoredEntry = { question: string; owner?: string; isOfClaims?: true; quote: PriceInfo };

/**
 * The prices as a quote. Who asks the same again on the same day gets the quote that is stored, as long as
 * its prices hold.
 */
export function storeQuote(
  memory: Memory,
  context: Context,
  query: PriceQuery,
  { priceInfo, isOfClaims }: Extract<ReturnType<typeof priceInfoOf>, { priceInfo: PriceInfo }>,
): { memory: Memory; quote: PriceInfo } {
  const quotes = quotesIn(memory);
  const today = dayOf(context, priceInfo);
  const owner = ownerIn(context);
  const same = quotes.find(
    (entry) =>
      entry.owner === owner &&
      entry.question === questionOf(query) &&
      dayOf(context, entry.quote) === today &&
      samePrices(entry.quote, priceInfo),
  );
  if (same) return { memory, quote: same.quote };
  const question = questionOf(query);
  const quote = withId(context, priceInfo, newId(context, `${question} ${quotes.length}`));
  const entry = {
    question,
    ...(owner !== undefined && { owner }),
    ...(isOfClaims && { isOfClaims }),
    quote,
  };
  return { memory: store(memory, 'quotes', [...quotes, entry]), quote };
}

/**
 * The quote with this id; undefined when there is none, it is too old, or another member's. Nor is one that
 * tells of claims for who may not see them, or that is for a person whose prices the member does not see.
 */
export function storedQuote(
  memory: Memory,
  context: Context,
  quoteId: string,
  asksClaims: boolean,
): PriceInfo | undefined {
  const entry = quotesIn(memory).find((each) => each.quote['quoteId'] === quoteId);
  if (entry?.owner !== undefined && entry.owner !== ownerIn(context)) return undefined;
  if (entry?.isOfClaims && !asksClaims) return undefined;
  const quote = entry?.quote ?? quoteOnRecord(memory, context, quoteId, asksClaims);
  const memberId = quote?.['memberId'];
  if (typeof memberId === 'string' && !isInClaimsOf(memory, context, memberId)) return undefined;
  const today = dayAt(context.now, context.scenario.clock);
  return quote && daysBetween(dayOf(context, quote), today) <= quoteDays ? quote : undefined;
}

function quoteOnRecord(
  memory: Memory,
  context: Context,
  quoteId: string,
  asksClaims: boolean,
): PriceInfo | undefined {
  const { quotes } = (context.fixture ?? { quotes: [] }) as z.output<typeof QuotesOnRecord>;
  const found = quotes.find((each) => each.quoteId === quoteId);
  if (!found) return undefined;
  // What the member set or ordered since was not there yet.
  const before = { ...memory, stored: {} };
  const then = { ...context, now: new Date(found.pricedAt) };
  const priced = priceInfoOf(before, then, found.query, asksClaims);
  return 'refused' in priced ? undefined : withId(context, priced.priceInfo, quoteId);
}

const withId = (context: Context, priceInfo: PriceInfo, quoteId: string): PriceInfo => ({
  ...priceInfo,
  quoteId,
  storedUntil: addDays(dayOf(context, priceInfo), quoteDays),
});

const quotesIn = ({ stored }: Memory) => (stored['quotes'] ?? []) as readonly StoredEntry[];

const ownerIn = (context: Context): string | undefined =>
  context.identity ? ownIdOf(context) : undefined;

/** Without 0, 1, I and O, which look alike when an id is read out. */
const idLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * An id of 60 bits, such as Q-7MKR-4TXB-W92D. A real service draws it at random; here it is a hash, so that
 * contracts and recordings of the same question are the same.
 */
function newId({ scenario, now }: Context, text: string): string {
  const bytes = createHash('sha256')
    .update(`${scenario.name} ${now.toISOString()} ${text}`)
    .digest();
  const letters = [...bytes.subarray(0, 12)].map((byte) => idLetters[byte % idLetters.length]);
  return ['Q', ...[0, 4, 8].map((at) => letters.slice(at, at + 4).join(''))].join('-');
}

/** The day of a quote where its member lives: in the evening it is the next one in UTC already. */
const dayOf = ({ scenario }: Context, { pricedAt }: PriceInfo) =>
  dayAt(new Date(String(pricedAt)), scenario.clock);

const questionOf = (query: PriceQuery) =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two answers have the same prices: everything but their time and id. */
function samePrices(stored: PriceInfo, priceInfo: PriceInfo): boolean {
  return Object.entries(priceInfo).every(
    ([name, value]) =>
      name === 'pricedAt' || JSON.stringify(stored[name]) === JSON.stringify(value),
  );
}

import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../behaviour';
import { addDays, clockDay, daysBetween } from '../dates';
import type { Json } from '../scenario-file';
import { type PriceInfo, priceInfoOf, type PriceQuery } from './price-info';

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

const daysStored = 30;
const firstNumber = 100_001;

/**
 * The prices as a quote. Who asks the same again on the same day gets the quote that is stored, as long as
 * its prices hold.
 */
export function storeQuote(
  memory: Memory,
  query: PriceQuery,
  priceInfo: PriceInfo,
): { memory: Memory; quote: PriceInfo } {
  const quotes = quotesIn(memory);
  const today = dayOf(priceInfo);
  const same = quotes.find(
    ({ question, quote }) =>
      question === questionOf(query) && dayOf(quote) === today && samePrices(quote, priceInfo),
  );
  if (same) return { memory, quote: same.quote };
  const quote = withId(priceInfo, `Q${firstNumber + quotes.length}`);
  const entries = [...quotes, { question: questionOf(query), quote }];
  return { memory: store(memory, 'quotes', entries as unknown as Json), quote };
}

/** The quote with this id; undefined when there is none, or it is older than 30 days. */
export function storedQuote(
  memory: Memory,
  context: Context,
  quoteId: string,
): PriceInfo | undefined {
  const quote =
    quotesIn(memory).find((each) => each.quote['quoteId'] === quoteId)?.quote ??
    quoteOnRecord(context, quoteId);
  const today = context.now.toISOString().slice(0, 10);
  return quote && daysBetween(dayOf(quote), today) <= daysStored ? quote : undefined;
}

function quoteOnRecord(context: Context, quoteId: string): PriceInfo | undefined {
  const { quotes } = (context.fixture ?? { quotes: [] }) as z.output<typeof QuotesOnRecord>;
  const found = quotes.find((each) => each.quoteId === quoteId);
  if (!found) return undefined;
  const priced = priceInfoOf({ ...context, now: new Date(found.pricedAt) }, found.query);
  return 'refused' in priced ? undefined : withId(priced.priceInfo, quoteId);
}

const withId = (priceInfo: PriceInfo, quoteId: string): PriceInfo => ({
  ...priceInfo,
  quoteId,
  storedUntil: addDays(dayOf(priceInfo), daysStored),
});

const quotesIn = ({ stored }: Memory) =>
  (stored['quotes'] ?? []) as unknown as readonly { question: string; quote: PriceInfo }[];

const dayOf = ({ pricedAt }: PriceInfo) => clockDay(String(pricedAt));

const questionOf = (query: PriceQuery) =>
  JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two answers have the same prices: everything but their time and id. */
function samePrices(stored: PriceInfo, priceInfo: PriceInfo): boolean {
  return Object.entries(priceInfo).every(
    ([name, value]) =>
      name === 'pricedAt' || JSON.stringify(stored[name]) === JSON.stringify(value),
  );
}

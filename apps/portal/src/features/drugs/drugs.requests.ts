import type { WithSlice } from '@reduxjs/toolkit';
import type { InputOf, OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import { drugs } from '@portal/contracts/drugs';
import { createRequest, requestOf } from '../../store';

/** A response about another drug than the requested one is a failure, never shown as this one's. */
const sameDrug = (responded: string, { hsn }: { hsn: string }) =>
  responded === hsn ? undefined : 'BAD_RESPONSE';

/** A drug on the plan's drug list. */
export const drugInfo = createRequest('drugs/info', (api) => api(drugs).getInfo, 'latest', {
  check: (response, input) => sameDrug(response.drugInfo.hsn, input),
});

/** The service has no drug with this hsn, or it is none at all. */
export const isUnknownDrug = ({ failure }: { failure?: { status: number } | undefined }): boolean =>
  failure?.status === 404 || failure?.status === 400;

export type PriceQuestion = InputOf<typeof drugs.getPrice>;

/** Whether prices are those of a question: its drug, strength, amount, ZIP code and person. */
export const isPriceOf = (
  prices: OutputOf<typeof drugs.getPrice>['priceInfo'],
  { hsn, ndc, quantity, days, zip, memberId }: PriceQuestion,
): boolean =>
  prices.hsn === hsn &&
  prices.ndc === ndc &&
  prices.quantity === quantity &&
  prices.days === days &&
  prices.zip === zip &&
  (memberId === undefined || prices.memberId === memberId);

/** What a fill costs at pharmacies near a ZIP code. */
export const drugPrice = createRequest('drugs/price', (api) => api(drugs).getPrice, 'latest', {
  check: ({ priceInfo }, input) => (isPriceOf(priceInfo, input) ? undefined : 'BAD_RESPONSE'),
});

/** A price that was quoted earlier, as it was. */
export const drugQuote = createRequest('drugs/quote', (api) => api(drugs).getQuote, 'latest', {
  check: ({ priceInfo }, { quoteId }) =>
    priceInfo.quoteId === quoteId ? undefined : 'BAD_RESPONSE',
});

/** The people of the plan, and what has been paid for each. */
export const planPeople = requestOf(balances.getBenefitBalance, 'drugs');

declare module '../../store/root-reducer' {
  interface LazySlices
    extends WithSlice<typeof drugInfo>, WithSlice<typeof drugPrice>, WithSlice<typeof drugQuote> {}
}

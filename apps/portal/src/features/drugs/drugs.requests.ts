import type { WithSlice } from '@reduxjs/toolkit';
import { balances } from '@portal/contracts/balances';
import { drugs } from '@portal/contracts/drugs';
import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest } from '../../store';

/** The drugs that a typed name may mean. */
export const drugSearch = createRequest('drugs/search', (api) => api(drugs).search, 'latest');

/** The drugs of a letter or a class. */
export const drugBrowse = createRequest('drugs/browse', (api) => api(drugs).browse, 'latest');

export const drugClasses = createRequest('drugs/classes', (api) => api(drugs).getClasses, 'latest');

/** A response about another drug than the requested one is a failure, never shown as this one's. */
const sameDrug = (responded: string, { hsn }: { hsn: string }) =>
  responded === hsn ? undefined : 'BAD_RESPONSE';

/** A drug on the plan's drug list. */
export const drugInfo = createRequest('drugs/info', (api) => api(drugs).getInfo, 'latest', {
  check: (response, input) => sameDrug(response.drugInfo.hsn, input),
});

/** What a fill costs at pharmacies near a ZIP code. */
export const drugPrice = createRequest('drugs/price', (api) => api(drugs).getPrice, 'latest', {
  check: (response, input) => sameDrug(response.priceInfo.hsn, input),
});

/** The plans of which a visitor chooses one. */
export const planList = createRequest('drugs/plans', (api) => api(drugs).getPlans, 'latest');

/** A price that was quoted earlier, as it was. */
export const drugQuote = createRequest('drugs/quote', (api) => api(drugs).getQuote, 'latest');

/** The ZIP code next to a point. */
export const zipNear = createRequest('drugs/zipNear', (api) => api(pharmacies).search, 'latest');

/** The member's default pharmacy, which the prices mark. */
export const ownPharmacy = createRequest(
  'drugs/ownPharmacy',
  (api) => api(pharmacies).getDefault,
  'latest',
);

/** The people of the plan, and what has been paid for each. */
export const planPeople = createRequest(
  'drugs/people',
  (api) => api(balances).getBenefitBalance,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof drugSearch>,
      WithSlice<typeof drugBrowse>,
      WithSlice<typeof drugClasses>,
      WithSlice<typeof drugInfo>,
      WithSlice<typeof drugPrice>,
      WithSlice<typeof planList>,
      WithSlice<typeof drugQuote>,
      WithSlice<typeof zipNear>,
      WithSlice<typeof ownPharmacy>,
      WithSlice<typeof planPeople> {}
}

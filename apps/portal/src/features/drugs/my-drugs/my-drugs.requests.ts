import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { myDrugs } from '@portal/contracts/my-drugs';
import { createRequest } from '../../../store';

export type MyDrugsAnswer = OutputOf<typeof myDrugs.getList>;
export type MyDrug = MyDrugsAnswer['drugs'][number];
export type Saving = MyDrug['savings'][number];

/** The drugs of one person of the plan, from their claims. */
export const myDrugList = createRequest('drugs/mine', (api) => api(myDrugs).getList, 'latest');

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof myDrugList> {}
}

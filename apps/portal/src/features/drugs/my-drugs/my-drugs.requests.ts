import type { OutputOf } from '@portal/contracts';
import { myDrugs } from '@portal/contracts/my-drugs';
import { requestOf } from '../../../store';

export type MyDrugsAnswer = OutputOf<typeof myDrugs.getList>;
export type MyDrug = MyDrugsAnswer['drugs'][number];
export type Saving = MyDrug['savings'][number];

/** The drugs of one person of the plan, from their claims. */
export const myDrugList = requestOf(myDrugs.getList);

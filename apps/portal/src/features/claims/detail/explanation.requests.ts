import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { createRequest, savedAs } from '../../../store';

type WantedExplanation = {
  healthServiceId: string;
  lang: 'en' | 'es';
  fileName: string;
};

/** The explanation of a claim as a document: its bytes go to the member's disk, and not into the state. */
export const claimExplanation = createRequest(
  'claims/explanation',
  (api) =>
    ({ fileName, ...wanted }: WantedExplanation) =>
      api(claims).getExplanation(wanted).pipe(savedAs(fileName)),
  'first',
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimExplanation> {}
}

import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { createRequest, savedAs } from '../../../store';

type WantedExplanation = {
  healthServiceId: string;
  lang: 'en' | 'es';
  fileName: string;
};

/** Explanations of claims as documents, each by its claim: the bytes go to the member's disk, and not into the state. */
export const claimExplanation = createRequest(
  'claims/explanation',
  (api) =>
    ({ fileName, ...wanted }: WantedExplanation) =>
      api(claims).getExplanation(wanted).pipe(savedAs(fileName)),
  'all',
  { key: ({ healthServiceId }) => healthServiceId },
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimExplanation> {}
}

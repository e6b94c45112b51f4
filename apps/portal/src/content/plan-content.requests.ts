import type { WithSlice } from '@reduxjs/toolkit';
import { planContent } from '@portal/contracts/plan-content';
import { createRequest } from '../store';

/** The documents of the member's plan. */
export const planDocuments = createRequest(
  'content/documents',
  (api) => api(planContent).getDocuments,
  'latest',
);

/** Where one can have the plan. */
export const serviceArea = createRequest(
  'content/serviceArea',
  (api) => api(planContent).getServiceArea,
  'latest',
);

/** Medicare's stars of the plan. */
export const starRatings = createRequest(
  'content/starRatings',
  (api) => api(planContent).getStarRatings,
  'latest',
);

/** Free virtual therapy: who may use it, where and with which code. */
export const virtualTherapy = createRequest(
  'content/virtualTherapy',
  (api) => api(planContent).getVirtualTherapy,
  'latest',
);

declare module '../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof planDocuments>,
      WithSlice<typeof serviceArea>,
      WithSlice<typeof starRatings>,
      WithSlice<typeof virtualTherapy> {}
}

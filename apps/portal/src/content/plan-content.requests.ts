import { planContent } from '@portal/contracts/plan-content';
import { requestOf } from '../store';

/** The documents of the member's plan. */
export const planDocuments = requestOf(planContent.getDocuments);

/** Where one can have the plan. */
export const serviceArea = requestOf(planContent.getServiceArea);

/** Medicare's stars of the plan. */
export const starRatings = requestOf(planContent.getStarRatings);

/** Free virtual therapy: who may use it, where and with which code. */
export const virtualTherapy = requestOf(planContent.getVirtualTherapy);

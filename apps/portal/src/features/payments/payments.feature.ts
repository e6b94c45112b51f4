import type { Feature } from '../../requests';
import { allRequests } from './payments.requests';

/** What the payment screens bring into the store; the same for each, whichever comes first. */
export const feature: Feature = { requests: allRequests };

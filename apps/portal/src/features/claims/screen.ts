import type { Feature } from '../../requests';
import { claimEntries, claimsHistory } from './claims.requests';
import { viewReducer } from './claims.slice';

export { ClaimsScreen as Screen } from './ClaimsScreen';

export const feature: Feature = {
  requests: [claimsHistory, claimEntries],
  reducers: { 'claims/view': viewReducer },
};

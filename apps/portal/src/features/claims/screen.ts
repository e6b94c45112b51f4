import type { Feature } from '../../requests';
import { claimEntries, claimsHistory, claimsSpending } from './claims.requests';
import { viewReducer } from './claims.slice';
import { oddClaimsEpic } from './odd-claims.epic';
import { recordEpic } from './record/record.epic';
import { recordReducer } from './record/record.slice';

export { ClaimsScreen as Screen } from './ClaimsScreen';

export const feature: Feature = {
  requests: [claimsHistory, claimEntries, claimsSpending],
  reducers: { 'claims/view': viewReducer, 'claims/record': recordReducer },
  epics: [oddClaimsEpic, recordEpic],
};

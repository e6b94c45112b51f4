import { oddClaimsEpic } from './odd-claims.epic';
import { exportEpic } from './record/record.epic';

export { ClaimsScreen as Screen } from './ClaimsScreen';

export const epics = [oddClaimsEpic, exportEpic];

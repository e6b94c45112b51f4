import { exportEpic } from '../export/export.epic';

export { ClaimsScreen as Screen } from './ClaimsScreen';

export const epics = [exportEpic];

import { startedEpic } from './started.epic';

export { StaffScreen as Screen } from './StaffScreen';

export const epics = [startedEpic];

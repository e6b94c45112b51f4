import { caringStartedEpic } from './caring-started.epic';

export { CaringScreen as Screen } from './CaringScreen';

export const epics = [caringStartedEpic];

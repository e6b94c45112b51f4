import { defaultPharmacyElsewhereEpic } from '../../../plan/default-pharmacy';
import { setDefaultEpic } from './set-default.epic';

export { FinderScreen as Screen } from './FinderScreen';
export const epics = [setDefaultEpic, defaultPharmacyElsewhereEpic];

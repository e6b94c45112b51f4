import { defaultPharmacyElsewhereEpic } from '../../plan/default-pharmacy';

export { DashboardScreen as Screen } from './DashboardScreen';
export const epics = [defaultPharmacyElsewhereEpic];

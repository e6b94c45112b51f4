import { defaultPharmacyElsewhereEpic } from '../../session/default-pharmacy';

export { DashboardScreen as Screen } from './DashboardScreen';
export const epics = [defaultPharmacyElsewhereEpic];

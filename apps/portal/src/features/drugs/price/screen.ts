import { defaultPharmacyElsewhereEpic } from '../../../plan/default-pharmacy';

export { PriceScreen as Screen } from './PriceScreen';
export const epics = [defaultPharmacyElsewhereEpic];

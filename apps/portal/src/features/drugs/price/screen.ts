import { defaultPharmacyElsewhereEpic } from '../../../session/default-pharmacy';

export { PriceScreen as Screen } from './PriceScreen';
export const epics = [defaultPharmacyElsewhereEpic];

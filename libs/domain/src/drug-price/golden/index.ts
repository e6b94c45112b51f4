import { commercialPrices } from './commercial';
import { partDPrices } from './part-d';

/**
 * Prices of fills that were calculated by hand, each with its arithmetic: what the rules of this folder and the
 * drug service's stand-in must both come to.
 */
export const goldenPrices = { ...commercialPrices, ...partDPrices };

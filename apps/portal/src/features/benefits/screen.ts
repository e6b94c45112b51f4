import { oddBenefitsEpic } from './odd-benefits.epic';

export { BenefitsScreen as Screen } from './BenefitsScreen';

export const epics = [oddBenefitsEpic];

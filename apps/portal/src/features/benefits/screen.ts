import type { Feature } from '../../requests';
import { benefitSummary } from './benefits.requests';
import { oddBenefitsEpic } from './odd-benefits.epic';

export { BenefitsScreen as Screen } from './BenefitsScreen';

export const feature: Feature = { requests: [benefitSummary], epics: [oddBenefitsEpic] };

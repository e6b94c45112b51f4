import type { Feature } from '../../requests';
import { benefitSummary } from './benefits.requests';

export { BenefitsScreen as Screen } from './BenefitsScreen';

export const feature: Feature = { requests: [benefitSummary] };

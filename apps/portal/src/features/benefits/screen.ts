export { BenefitsScreen as Screen } from './BenefitsScreen';

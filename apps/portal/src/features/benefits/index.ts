export { costText, tierName } from './benefit-labels';
export { benefitSummary } from './benefits.requests';
export { costIn, type Tier, tiersOf } from './plan-costs';
export { useBenefits } from './use-benefits';
export { default as benefitLabelsText } from './benefit-labels.text';

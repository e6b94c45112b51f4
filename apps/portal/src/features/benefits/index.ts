export { costWords, tierName } from './benefit-words';
export { benefitSummary } from './benefits.requests';
export { costIn, type Tier, tiersOf } from './plan-costs';
export { useBenefits } from './use-benefits';
export { default as benefitWordsText } from './benefit-words.text';

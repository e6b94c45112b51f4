export { costWords, tierName } from './benefit-words';
export { benefitSummary } from './benefits.requests';
export { benefitsIn, costIn } from './read-benefits';
export { useBenefits } from './use-benefits';
export { oddBenefitsEpic } from './odd-benefits.epic';
export { default as benefitWordsText } from './benefit-words.text';

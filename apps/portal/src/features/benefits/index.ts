export { costText, tierName } from './benefit-labels';
export { costIn, type Tier, tiersOf } from './plan-costs';
export { default as benefitLabelsText } from './benefit-labels.text';

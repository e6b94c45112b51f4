import { defineExamples, type ExampleWorld } from '../examples';
import { planContent } from './plan-content';

/** The scenario's line. */
const ofItsLine = ({ businessLine }: ExampleWorld) => [
  { line: businessLine === 'MEDD' ? ('medicare' as const) : ('commercial' as const) },
];

export const examples = defineExamples(planContent, {
  getDocuments: ofItsLine,
  getServiceArea: ofItsLine,
  getStarRatings: ofItsLine,
});

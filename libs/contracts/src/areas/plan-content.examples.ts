import { defineExamples, type ExampleWorld } from '../examples';
import { planContent } from './plan-content';

/** The scenario's line; and for a client. */
const ofItsLine = ({ businessLine, scenario, client }: ExampleWorld) => {
  const line = businessLine === 'MEDD' ? ('medicare' as const) : ('commercial' as const);
  return [{ line }, ...(scenario === 'visitor' ? [{ line, client }] : [])];
};

export const examples = defineExamples(planContent, {
  getDocuments: ofItsLine,
  getServiceArea: ofItsLine,
  getStarRatings: ofItsLine,
  getVirtualTherapy: ofItsLine,
});

import { defineExamples } from '../examples';
import { health } from './health';

/** New lists, and one with a blank line. */
export const examples = defineExamples(health, {
  save: ({ memberId }) => [
    { body: { memberId, allergies: ['Latex'], conditions: [] } },
    { body: { memberId, allergies: [' '], conditions: ['Asthma'] } },
  ],
});

import { defineExamples } from '../examples';
import { health } from './health';

const latex = { name: 'Latex', spanishName: '', reaction: 'Hives', severity: 'mild' } as const;

/** New lists, and one with a blank name. */
export const examples = defineExamples(health, {
  save: ({ memberId }) => [
    { body: { memberId, allergies: [latex], conditions: [] } },
    { body: { memberId, allergies: [{ ...latex, name: ' ' }], conditions: ['Asthma'] } },
  ],
});

import { defineExamples } from '../examples';
import { caregivers } from './caregivers';

export const examples = defineExamples(caregivers, {
  start: () => [{ body: { accessId: 'ACCESS-4' } }],
});

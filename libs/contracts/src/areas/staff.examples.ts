import { defineExamples } from '../examples';
import { staff } from './staff';

export const examples = defineExamples(staff, {
  startEmulation: () => [{ body: { memberId: 'EVF00421787', purpose: 'claim' as const } }],
});

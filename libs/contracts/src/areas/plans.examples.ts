import { defineExamples } from '../examples';
import { plans } from './plans';

/** A plan that is offered, and one that is not. */
export const examples = defineExamples(plans, {
  select: ({ memberId }) => [
    { body: { memberId, planCode: 'SAV-3000' } },
    { body: { memberId, planCode: 'PDP-999' } },
  ],
});

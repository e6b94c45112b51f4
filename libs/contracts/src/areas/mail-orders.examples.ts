import { defineExamples } from '../examples';
import { mailOrders } from './mail-orders';

/** The order of a member whose order waits for them may be cancelled; others have shipped. */
export const examples = defineExamples(mailOrders, {
  getList: ({ memberId }) => [{ memberId }, { memberId, days: 30, state: 'SHIPPED' }],
  cancel: ({ scenario }) => [
    { orderNumber: scenario === 'past-due-member' ? 'HD-20431' : 'HD-20418' },
  ],
});

import { defineExamples } from '../examples';
import { mailOrderTokens } from './mail-order-tokens';

export const examples = defineExamples(mailOrderTokens, {
  getForDependent: ({ memberId }) => [{ dependentId: `${memberId}-03` }],
});

import { defineExamples } from '../examples';
import { idCard } from './id-card';

export const examples = defineExamples(idCard, {
  getDocument: () => [{ lang: 'es' as const }],
  requestReplacement: ({ memberId }) => [
    { body: { memberId, copies: 1 as const } },
    { body: { memberId, copies: 2 as const, reason: 'lost' as const } },
  ],
});

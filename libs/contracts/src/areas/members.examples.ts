import { defineExamples } from '../examples';
import { members } from './members';

export const examples = defineExamples(members, {
  search: () => [
    { body: { memberId: 'EVF00421787' } },
    { body: { givenName: 'Marisol', familyName: 'Sampleton', birthDate: '1978-03-02' } },
  ],
});

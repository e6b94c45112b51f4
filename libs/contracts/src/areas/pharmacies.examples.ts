import { defineExamples } from '../examples';
import { pharmacies } from './pharmacies';

export const examples = defineExamples(pharmacies, {
  search: () => [{ zip: '55000', radius: 5 }],
});

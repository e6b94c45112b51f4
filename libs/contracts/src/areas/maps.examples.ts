import { defineExamples } from '../examples';
import { maps } from './maps';

/** Around Sampleville. */
export const examples = defineExamples(maps, {
  getTile: () => [{ zoom: 11, column: 493, row: 736 }],
});

import { defineExamples } from '../examples';
import { uploads } from './uploads';

const uploadId = '7f6f9a52-3c1e-4f0a-9a31-0d2b7c9e1a44';

export const examples = defineExamples(uploads, {
  put: () => [{ uploadId }],
  remove: () => [{ uploadId }],
});

import { defineExamples } from '../examples';
import { drafts } from './drafts';

const formId = 'contact-us';

export const examples = defineExamples(drafts, {
  getOne: () => [{ formId }],
  save: () => [{ formId, body: { replaces: 0, content: {} } }],
  remove: () => [{ formId }],
});

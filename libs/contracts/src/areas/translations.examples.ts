import { defineExamples } from '../examples';
import { translations } from './translations';

export const examples = defineExamples(translations, {
  getClientEntries: ({ client }) => [{ level3Client: client }],
  getEntries: () => [{ locale: 'en-US' as const }, { locale: 'es-ES' as const }],
});

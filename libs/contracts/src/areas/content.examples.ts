import { defineExamples, type ExampleWorld } from '../examples';
import { content } from './content';

/** The scenario's line, in both languages. */
const ofBothLanguages = ({ businessLine }: ExampleWorld) => {
  const line = businessLine === 'MEDD' ? ('medicare' as const) : ('commercial' as const);
  return (['en-us', 'es-es'] as const).map((locale) => ({ line, locale }));
};

export const examples = defineExamples(content, {
  getFooter: ofBothLanguages,
  getEmergencyAlert: ofBothLanguages,
  getPage: (world) => ofBothLanguages(world).map((input) => ({ ...input, page: 'about-us' })),
});

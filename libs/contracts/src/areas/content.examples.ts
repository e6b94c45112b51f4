import { defineExamples, type ExampleWorld } from '../examples';
import { content } from './content';

/** The scenario's line, in both languages; and for a client. */
const ofBothLanguages = ({ businessLine, scenario, client }: ExampleWorld) => {
  const line = businessLine === 'MEDD' ? ('medicare' as const) : ('commercial' as const);
  return [
    ...(['en-us', 'es-es'] as const).map((locale) => ({ line, locale })),
    ...(scenario === 'visitor' ? [{ line, locale: 'en-us' as const, client }] : []),
  ];
};

export const examples = defineExamples(content, {
  getFooter: ofBothLanguages,
  getEmergencyAlert: ofBothLanguages,
  getPage: (world) => ofBothLanguages(world).map((input) => ({ ...input, page: 'about-us' })),
});

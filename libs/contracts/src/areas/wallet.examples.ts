import { defineExamples, type ExampleWorld } from '../examples';
import { wallet } from './wallet';

/** The member's own card; and that of a named one, in a language. */
const cards = ({ scenario, memberId }: ExampleWorld) => [
  {},
  ...(scenario === 'commercial-member' ? [{ lang: 'es' as const, memberId }] : []),
];

export const examples = defineExamples(wallet, { getPass: cards, getGoogleLink: cards });

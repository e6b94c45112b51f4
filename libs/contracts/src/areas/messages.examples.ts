import { defineExamples } from '../examples';
import { messages } from './messages';

/** A message about a price quote that is answered by phone, and the shortest ones. */
export const examples = defineExamples(messages, {
  send: () => [
    {
      body: {
        language: 'en' as const,
        topic: 'claim',
        subject: 'I was charged differently',
        body: 'The pharmacy charged more than the quote.',
        related: [{ kind: 'quote' as const, id: 'Q100001' }],
        replyBy: 'phone',
        phone: '6125550101',
      },
    },
    {
      body: {
        language: 'es' as const,
        topic: 'order',
        subject: 'Mi pedido',
        body: '¿Cuándo llega?',
        replyBy: 'messageCenter',
      },
    },
  ],
  sendAsVisitor: () => [
    {
      body: {
        language: 'en' as const,
        name: 'Wendell Placeholder',
        email: 'wendell.placeholder@example.com',
        phone: '6125550199',
        topic: 'pharmacies',
        body: 'Which pharmacies near 55000 can fill 90 days at once?',
      },
    },
  ],
});

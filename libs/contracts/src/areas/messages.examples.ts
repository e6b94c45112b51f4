import { defineExamples } from '../examples';
import { messages } from './messages';

/** A file that every scenario's member has uploaded and not sent yet: fixtures/responses/uploads.put. */
const uploadedId = '3f0c1b7e-5d24-4a86-9c13-e8a7d4b20f69';

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
    {
      body: {
        language: 'en' as const,
        topic: 'claim',
        subject: 'My receipt',
        body: 'This is what I paid.',
        files: [{ id: uploadedId, name: 'receipt.pdf' }],
        replyBy: 'messageCenter',
      },
    },
  ],
  reply: ({ responseOf }) => {
    const list = responseOf('notifications.getList') as {
      notifications?: { mpmId: string; status: string }[];
    } | null;
    const thread = list?.notifications?.find(({ status }) => status !== 'none');
    const mpmId = thread?.mpmId ?? 'MPM-UNKNOWN';
    const body = { language: 'en' as const, body: 'Move it to the other pharmacy, please.' };
    const files = [{ id: uploadedId, name: 'bottle-label.pdf' }];
    return [
      { mpmId, body },
      { mpmId, body: { ...body, files } },
    ];
  },
  getFile: () => [{ mpmId: '7008', uploadId: '5b2c7d10-94ae-4c57-8f0e-6a1d3e9b7c25' }],
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

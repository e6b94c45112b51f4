import { runOf as begin, type Row } from './mail-order';

/** A new message to us. */
export const sentMessage = {
  language: 'en',
  topic: 'order',
  subject: 'Two questions',
  body: 'Can it ship on Monday?',
  related: [{ kind: 'order', id: 'HD-20418' }],
  replyBy: 'messageCenter',
};

/** One run of a scenario by its member, with the calls of the Message Center. */
export function runOf(scenario = 'commercial-member') {
  const run = begin(scenario);
  const list = (language = 'en') =>
    run.call('notifications.getList', { query: { language } }).body['notifications'] as Row[];
  const counts = () =>
    run.call('notifications.getCounts').body as unknown as Record<string, { unread: number }>;
  return {
    ...run,
    list,
    counts,
    row: (id: string) => list().find(({ mpmId }) => mpmId === id),
    badge: () => Object.values(counts()).reduce((sum, { unread }) => sum + unread, 0),
    open: (mpmId: string, language = 'en') =>
      run.call('notifications.getMessage', { params: { mpmId }, query: { language } }),
    mark: (mpmIds: string[], read: boolean) =>
      run.call('notifications.mark', { body: { mpmIds, read } }).body,
    send: (message = {}, key = 'key-1') =>
      run.call('messages.send', { body: { ...sentMessage, ...message }, idempotencyKey: key }),
    reply: (mpmId: string, body: string, key = 'reply-1', more = {}) =>
      run.call('messages.reply', {
        params: { mpmId },
        body: { language: 'en', body, ...more },
        idempotencyKey: key,
      }),
    upload: (uploadId: string, size = 1000, type = 'image/jpeg') =>
      run.call('uploads.put', { params: { uploadId }, file: { type, size } }),
  };
}
/** What was written in a message, in order. */
export const entriesOf = ({ body }: { body: Row }) => (body['thread'] as Row)['entries'] as Row[];

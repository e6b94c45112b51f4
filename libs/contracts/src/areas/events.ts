import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** At most so many events in one call. */
export const largestBatch = 50;

const circumstances = {
  language: f.language,
  client: z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, "Write a client's id.")),
  line: z.enum(['COMMERCIAL', 'MEDD']),
  /** When it happened, by the browser's clock: batches wait through a short outage. */
  at: f.required(f.utcTime),
};

/** An id of screens.ts or of a control (`data-event`): one of the portal's own names, hence no digits and no spaces. */
const name = z.string().check(z.regex(/^[A-Za-z][A-Za-z-]{0,59}$/, 'Write the id of our table.'));

/** Nothing but what is listed: no free text, no query, no id of a person or a record. */
export const PortalEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page-view'), screen: name, ...circumstances }),
  z.strictObject({ kind: z.literal('menu-click'), entry: name, screen: name, ...circumstances }),
]);

/**
 * What is counted of the portal's use (SH-13, §2.2). Sent with `fetch` and `keepalive`, which outlives the
 * page: `navigator.sendBeacon` can't carry the custom header that every changing call has.
 */
export const events = defineEndpoints('events', 'any', {
  report: endpoint({
    summary:
      'Page views, and clicks on header, menus, footer and survey, in batches, without personal data.',
    method: 'POST',
    path: '/member/api/events',
    upstream: 'bff',
    auth: 'none',
    body: z.strictObject({
      events: z
        .array(PortalEvent)
        .check(
          z.minLength(1, 'Send at least one.'),
          z.maxLength(largestBatch, `Send at most ${largestBatch} at once.`),
        ),
    }),
    maxBodyBytes: 16 * 1024,
    outlivesPage: true,
    allowedInEmulation: true,
    response: z.object({ accepted: f.exactCount }),
    spec: 'SH-13',
    assumed: true,
  }),
});

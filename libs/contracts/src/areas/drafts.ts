import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** The name of a form, as the portal's table of forms has it. */
export const formId = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]{0,59}$/, "A form's id has small letters, digits and hyphens only."),
  );

/** The step of the form; one of the portal's own names, never a member's input. */
const step = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/, 'A step is a name.'));

/**
 * Which save of which page it is. Of one page's saves the one with the higher number is kept, whichever
 * arrives first: a page that is left can't wait for the answer to the save before.
 */
const savedFrom = z.strictObject({
  page: z
    .string()
    .check(z.regex(/^[a-z0-9-]{8,40}$/, 'The id of a page has small letters, digits and hyphens.')),
  save: f.exactCount,
});

/** A draft by what a list may show. Times are ISO 8601, UTC. */
const DraftFacts = z.object({
  formId,
  /** Counts up with every save; the next save says which one it saw. */
  revision: f.exactCount,
  savedAt: f.required(f.isoDateTime),
  expiresAt: f.required(f.isoDateTime),
  step: z.optional(step),
});

export const Draft = z.extend(DraftFacts, { content: z.record(z.string(), z.unknown()) });

/**
 * What a member has filled in and not sent yet (FM-2), stored by the BFF so that it outlives the page and
 * the session. Encrypted, one for each form, and gone after a while. Visitors keep
 * theirs in the page. Those of a caregiver who acts for a member are apart from their own.
 */
export const drafts = defineEndpoints('drafts', 'any', {
  getList: endpoint({
    summary: "The forms of which a member has a draft, without the drafts' content.",
    method: 'GET',
    path: '/member/api/drafts',
    upstream: 'bff',
    auth: 'member',
    response: z.object({ drafts: z.array(DraftFacts) }),
    spec: 'FM-2',
    assumed: true,
  }),
  getOne: endpoint({
    summary: "A member's draft of a form; null when there is none.",
    method: 'GET',
    path: '/member/api/drafts/:formId',
    upstream: 'bff',
    auth: 'member',
    params: { formId },
    response: z.object({ draft: z.nullable(Draft) }),
    spec: 'FM-2',
    assumed: true,
  }),
  save: endpoint({
    summary:
      'Keeps a draft, in the place of the revision that the page knows (0: none). When another page was faster: 409, with what is there as `newer`, or null when nothing is.',
    method: 'PUT',
    path: '/member/api/drafts/:formId',
    upstream: 'bff',
    auth: 'member',
    params: { formId },
    body: z.strictObject({
      replaces: f.exactCount,
      step: z.optional(step),
      content: z.record(z.string(), z.unknown()),
      from: z.optional(savedFrom),
    }),
    maxBodyBytes: 64 * 1024,
    outlivesPage: true,
    response: DraftFacts,
    errors: ['DRAFT_CHANGED', 'TOO_MANY_DRAFTS'],
    spec: 'FM-2',
    assumed: true,
  }),
  remove: endpoint({
    summary:
      'Removes a draft: after the form was sent, after it was saved with nothing in it, or because the member says so.',
    method: 'DELETE',
    path: '/member/api/drafts/:formId',
    upstream: 'bff',
    auth: 'member',
    params: { formId },
    outlivesPage: true,
    response: z.object({ removed: z.boolean() }),
    spec: 'FM-2',
    assumed: true,
  }),
});

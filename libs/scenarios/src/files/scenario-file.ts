import * as z from 'zod';

/** Any JSON value that a response file may hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * What a scenario answers to one call: the name of a response file, or a fault. `status` alone gives
 * a general error body; with a variant, the variant is the body.
 */
const ResponseChoice = z.union([
  z.string().min(1),
  z.strictObject({
    status: z.int().min(200).max(599).optional(),
    variant: z.string().min(1).optional(),
    delayMs: z.int().min(0).max(60_000).optional(),
    reset: z.literal(true).optional(),
  }),
]);

/** What calls answer, by the id of a call or a wildcard. */
const Responses = z
  .record(z.string(), z.nullable(ResponseChoice))
  .describe('Which answer each call gets: the name of a file of its folder in fixtures/responses.');

/** The calls that lead to another state, by id. */
const Transitions = z
  .record(z.string(), z.string())
  .describe('The state to which a call leads when it succeeds.');

const FlagNames = z.array(z.string());

/** The parts whose keys or values are names that the code knows; editors are told which. */
export const namedParts = { Responses, Transitions, FlagNames };

/** One state of a scenario: what it answers differently, and which calls lead on. */
const State = z.strictObject({
  responses: Responses.optional(),
  on: Transitions.optional(),
});

const dateTime = z.iso.datetime({
  offset: true,
  error: 'Write a date and time with its offset, such as 2026-11-05T09:00:00-05:00',
});

/** Where an editor finds the JSON Schema of the file; the portal does not read it. */
const $schema = z.string().optional();

/** A file of fixtures/scenarios, as written. `null` takes away what the parent has under that key. */
export const ScenarioFile = z.strictObject({
  $schema,
  title: z.string().min(1).describe('Who this is, and what is special about them.'),
  extends: z
    .string()
    .optional()
    .describe('The scenario from which everything comes that is not named here.'),
  recorded: z
    .literal(true)
    .optional()
    .describe(
      'Written by `replay record`: a part of what the services know, so that its figures need not add up.',
    ),
  contradicts: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe(
      'The claims, invoices, orders … that contradict others on purpose: it plays what portals must bear.',
    ),
  clock: dateTime.optional().describe('The moment at which the world stands, with its offset.'),
  client: z.string().optional().describe('The client whose member it is.'),
  businessLine: z.enum(['COMMERCIAL', 'MEDD']).optional(),
  identity: z
    .nullable(z.string())
    .optional()
    .describe('Who signs in: a file of fixtures/identities. None for a visitor.'),
  flags: z
    .strictObject({ on: FlagNames.optional(), off: FlagNames.optional() })
    .optional()
    .describe('The features that are on, and those of the parent that are off.'),
  defaults: z
    .literal('none')
    .optional()
    .describe(
      'Nothing is on record: where others who sign in have the `default.json` of a call, its `none.json`, or no answer.',
    ),
  responses: Responses.optional(),
  initial: z.nullable(z.string()).optional().describe('The state in which it begins.'),
  states: z.nullable(z.record(z.string(), z.nullable(State))).optional(),
});

/** A file of fixtures/identities: who may sign in at the identity provider, and what the tokens say. */
export const IdentityFile = z.strictObject({
  $schema,
  username: z.string().min(1),
  password: z.string().min(1),
  /** What userinfo answers, apart from `sub`. */
  claims: z.strictObject({
    given_name: z.string(),
    family_name: z.string(),
    email: z.email(),
    email_verified: z.boolean(),
    groups: z.array(z.string()),
    /** Where the identity provider may send a code by text. */
    phone_number: z.string().optional(),
    /** The id under which mail order knows the member (HC-4). */
    member_id: z.string().optional(),
  }),
  /** Which of the claims are also in the id token and in the access token. */
  idToken: z.array(z.enum(['given_name', 'family_name', 'email', 'email_verified', 'groups'])),
  accessToken: z.array(z.enum(['groups'])),
});

export type ScenarioFile = z.output<typeof ScenarioFile>;
export type ResponseChoice = z.output<typeof ResponseChoice>;
export type ScenarioState = z.output<typeof State>;
/** A person who signs in. `isInherited`: the same person as in the scenario before, under the name of another one. */
export type Identity = z.output<typeof IdentityFile> & { isInherited?: boolean };

import * as z from 'zod';

/** Any JSON value. */
const Json: z.ZodType<unknown> = z.json();

/** The call's id in the catalogue. */
export const CallId = z.string().describe("The call's id: `replay list calls` has them all.");

/** One call of a journey. */
const Step = z.strictObject({
  call: CallId,
  input: z
    .record(z.string(), Json)
    .optional()
    .describe(
      'Path parameters and query, the body under `body`; texts may hold {today-30} or {a name of keep}.',
    ),
  expect: z
    .strictObject({ code: z.string().optional(), values: z.record(z.string(), Json).optional() })
    .optional()
    .describe(
      "In addition to the scenario's answer: the code of a refusal, single values by path.",
    ),
  keep: z
    .record(z.string(), z.string())
    .optional()
    .describe('Values of the answer for later steps: name and path.'),
});

/** A file of fixtures/journeys: what a person does in a scenario, as the calls that come of it. */
export const JourneyFile = z.strictObject({
  /** Where an editor finds the JSON Schema of the file. */
  $schema: z.string().optional(),
  title: z.string().min(1),
  scenario: z.string(),
  steps: z.array(Step).min(1),
});

export type Step = z.output<typeof Step>;
export interface Journey extends z.output<typeof JourneyFile> {
  name: string;
}

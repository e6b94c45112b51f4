import * as z from 'zod';

/** Any JSON value. */
const Json: z.ZodType<unknown> = z.json();

/** One call of a journey. */
const Step = z.strictObject({
  /** The call's id in the catalogue. */
  call: z.string(),
  /** Path parameters and query side by side, the body under `body`; texts may hold {today-30} or {saved}. */
  input: z.record(z.string(), Json).optional(),
  /** Checks in addition to the scenario's response: the portal's error code, single values by path. */
  expect: z
    .strictObject({ code: z.string().optional(), values: z.record(z.string(), Json).optional() })
    .optional(),
  /** Values of the answer for later steps, name → path. */
  keep: z.record(z.string(), z.string()).optional(),
});

/** A file of fixtures/journeys: what a person does in a scenario, as the calls that come of it. */
export const JourneyFile = z.strictObject({
  title: z.string().min(1),
  scenario: z.string(),
  steps: z.array(Step).min(1),
});

export type Step = z.output<typeof Step>;
export interface Journey extends z.output<typeof JourneyFile> {
  name: string;
}

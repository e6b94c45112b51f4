import { featureFlags } from '@portal/client-config';
import { catalogue } from '@portal/contracts/all';
import { IdentityFile, namedParts, ScenarioFile } from '@portal/scenarios';
import * as z from 'zod';
import { CallId, JourneyFile } from '../journeys/journey-file';

/** JSON Schema 2020-12 of the files that people write, by the name of its file in docs/schemas. */
export const fileSchemas = (): Record<string, object> => ({
  'scenario.json': schemaOf('A scenario: a file of fixtures/scenarios', ScenarioFile),
  'identity.json': schemaOf('Who signs in: a file of fixtures/identities', IdentityFile),
  'journey.json': schemaOf('A journey: a file of fixtures/journeys', JourneyFile),
});

/** The same as the text of a file in docs/schemas. */
export const fileSchemaText = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

const callIds = catalogue.entries.map(({ id }) => id);
const servicesIds = catalogue.entries
  .filter(({ upstream }) => upstream !== 'bff')
  .map(({ id }) => id);
const wildcards = ['*', ...new Set(servicesIds.map((id) => `${id.split('.')[0]}.*`))];

/**
 * What editors offer and check where a part holds names that the code knows. Clients are not among them: one is added
 * by its own file alone.
 */
const named = new Map<unknown, object>([
  [namedParts.Responses, { propertyNames: { enum: [...wildcards, ...servicesIds] } }],
  [namedParts.Transitions, { propertyNames: { enum: callIds } }],
  [namedParts.FlagNames, { items: { enum: Object.keys(featureFlags) } }],
  [CallId, { enum: callIds }],
]);

function schemaOf(title: string, schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, named.get(zodSchema));
    },
  });
  return { $schema, title, ...rest };
}

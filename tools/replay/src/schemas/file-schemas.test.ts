import { findFixtures } from '@portal/scenarios';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fileSchemas, fileSchemaText } from './file-schemas';

const schemasFolder = join(import.meta.dirname, '../../../../docs/schemas');
const fixtures = findFixtures();
const folders = {
  'scenario.json': 'scenarios',
  'identity.json': 'identities',
  'journey.json': 'journeys',
};

const written = (name: string) => readFileSync(join(schemasFolder, name), 'utf8');

/** Another reader of the committed JSON Schema than the zod schema that it was made of. */
const readerOf = (name: string) => z.fromJSONSchema(JSON.parse(written(name)));
const jsonOf = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(fixtures, folder, name), 'utf8'));

describe('the JSON Schemas for editors', () => {
  test('are the ones of docs/schemas (npm run schemas writes them)', () => {
    expect(readdirSync(schemasFolder).sort()).toEqual(Object.keys(fileSchemas()).sort());
    for (const [name, schema] of Object.entries(fileSchemas())) {
      expect([name, written(name)]).toEqual([name, fileSchemaText(schema)]);
    }
  });

  test.each(Object.entries(folders))('%s accepts every file of fixtures/%s', (name, folder) => {
    const reader = readerOf(name);
    const refused = readdirSync(join(fixtures, folder)).filter(
      (file) => !reader.safeParse(jsonOf(folder, file)).success,
    );
    expect(refused).toEqual([]);
  });

  test.each([
    ['a misspelt key', { titel: 'A title' }],
    ['an unknown call', { responses: { 'claims.getHistoy': 'a-month' } }],
    ['an unknown flag', { flags: { on: ['claimHistory'] } }],
    ['a clock without its offset', { clock: '2026-11-05' }],
    ['a call of a state that does not exist', { states: { one: { on: { 'idCard.ask': 'two' } } } }],
  ])('scenario.json refuses %s', (_, wrong) => {
    const reader = readerOf('scenario.json');
    const right = { $schema: '../../docs/schemas/scenario.json', title: 'A title' };
    expect(reader.safeParse(right).success).toBe(true);
    expect(reader.safeParse({ ...right, ...wrong }).success).toBe(false);
  });

  test('a key says what it is for, where an editor shows it', () => {
    const { properties } = JSON.parse(written('scenario.json')) as {
      properties: Record<string, { description?: string }>;
    };
    expect(properties['responses']?.description).toContain('fixtures/responses');
    expect(properties['clock']?.description).toBeDefined();
  });
});

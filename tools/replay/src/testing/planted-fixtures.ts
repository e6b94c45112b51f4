import { shiftText } from '@portal/scenarios';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './at-a-shell';

/** What the fixtures have → what the people of the other world have, as it is in no other file. */
const people: readonly [RegExp, string][] = [
  [/Marisol/g, 'Quetzalia'],
  [/Sampleton/g, 'Vandersnoot'],
  [/Theo\b/g, 'Barnabee'],
  [/EVF00421787/g, 'QXZ77310942'],
  [/marisol\.sampleton@example\.com/gi, 'q.vandersnoot@mail.test'],
  [/1-612-555-\d{4}/g, '1-907-321-4488'],
  [/Maple & Main Pharmacy/g, 'Zelda Vandersnoot 907-321-4488'],
  [/1978-03-02/g, '1978-04-17'],
  [/03\/02\/1978/g, '04/17/1978'],
  [/Dr\. \w+ \w+/g, 'Dr. Ignatz Plumtree'],
];

/** Fields that a person's data can get into. */
const plantedFields: Readonly<Record<string, unknown>> = {
  customcss: 'https://css.example/QXZ77310942/Vandersnoot.css',
  clientMetadata: [{ key: 'caseOfVandersnoot', value: 'Vandersnoot, call 907-321-4488' }],
  externalSSOUser: 'Vandersnoot',
  planName: 'Plan of Quetzalia',
  quantityUnit: 'Vandersnoots',
};

/** Every text that must be in no recording. */
export const planted = [
  ...['quetzalia', 'vandersnoot', 'barnabee', 'qxz77310942', '907-321-4488', 'plumtree', 'ignatz'],
  ...['1978-04-17', '04/17/1978'],
];

/** A copy of the fixtures with other people, whose clocks are so many days earlier. */
export function plantedFixtures(fixtures: string, daysBefore: number): string {
  const copy = folder();
  cpSync(fixtures, copy, { recursive: true });
  for (const kind of ['scenarios', 'identities', 'responses', 'drugs', 'pharmacies']) {
    for (const name of readdirSync(join(copy, kind), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(json|tsv)$/.test(name)) continue;
      const file = join(copy, kind, name);
      const text = people.reduce((each, [from, to]) => each.replace(from, to), read(file));
      const isTable = name.endsWith('.tsv');
      writeFileSync(
        file,
        isTable ? text : JSON.stringify(changed(JSON.parse(text), daysBefore), null, 2),
      );
    }
  }
  return copy;
}

const read = (file: string) => readFileSync(file, 'utf8');

function changed(value: unknown, daysBefore: number, key = ''): unknown {
  if (key !== 'dob' && typeof value === 'string') return shiftText(value, -daysBefore);
  if (Array.isArray(value)) return value.map((each) => changed(each, daysBefore));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      plantedFields[name] ?? changed(each, daysBefore, name),
    ]),
  );
}

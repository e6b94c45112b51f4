import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';
import { type Json, type World, fixture, part, rows, text } from './world';

const files = readdirSync(join(root, 'fixtures/drugs/formularies'));
/** The drug lists, by the name of their file. */
export const drugLists = new Map(
  files.map((file) => [file.replace('.json', ''), fixture(`drugs/formularies/${file}`)]),
);

/** The code of the member's plan; empty without one. */
export const planOf = (world: World): string => text(world.body('user.getMemberInfo')?.['planId']);

/** The plans of the member's client and line. */
export function plansFor(world: World): Json[] {
  const all = rows(fixture('drugs/plans.json')['plans']);
  const own = all.find(({ planCode }) => planCode === planOf(world));
  return all.filter(
    (plan) => plan['client'] === own?.['client'] && plan['businessLine'] === own?.['businessLine'],
  );
}

/** Whether the service that lists a person's drugs has a price now of a drug at a pharmacy. */
export function hasPrice({ body }: World, ndc: string, npi: string): boolean {
  const drugs = part(body('myDrugs.getList'))['drugsWithoutPrice'] ?? [];
  const pharmacies = part(body('drugs.getPrice'))['pharmaciesWithoutPrice'] ?? [];
  // Its number of a drug has the kind at the end: 0 of a generic, 1 of a brand.
  const number = `9${ndc.slice(5, 9)}${Number(ndc[4]) - 4}`;
  return !(drugs as string[]).includes(number) && !(pharmacies as string[]).includes(npi);
}

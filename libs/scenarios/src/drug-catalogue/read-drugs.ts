import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { issuesOf } from '../files/check-value';
import type { Problem } from '../files/problem';
import { readJson } from '../files/read-json';
import { type DrugFiles, noDrugs } from './drug-catalogue';
import {
  ClassesFile,
  FormularyFile,
  PharmacyPricesFile,
  PlansFile,
  SubstancesFile,
} from './drug-files';

/** Reads fixtures/drugs; what is malformed, names something unknown or stands twice is a problem. */
export function readDrugs(folder: string): { files: DrugFiles; problems: Problem[] } {
  const root = join(folder, 'drugs');
  if (!existsSync(root)) return { files: noDrugs, problems: [] };
  const problems: Problem[] = [];
  const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined => {
    const file = `drugs/${name}`;
    const found = readJson(join(root, name));
    if ('reason' in found) {
      problems.push({ file, key: '', ...found });
      return undefined;
    }
    const parsed = schema.safeParse(found.value);
    if (parsed.success) return parsed.data;
    const issues = issuesOf(schema as never, found.value);
    problems.push(...issues.map((issue) => ({ file, ...issue })));
    return undefined;
  };
  const formularies = new Map<string, FormularyFile>();
  for (const name of readdirSync(join(root, 'formularies')).sort()) {
    const file = read(`formularies/${name}`, FormularyFile);
    if (file) formularies.set(name.replace(/\.json$/, ''), file);
  }
  const files: DrugFiles = {
    classes: read('classes.json', ClassesFile)?.classes ?? [],
    substances: read('substances.json', SubstancesFile)?.substances ?? [],
    formularies,
    pharmacyPrices: read('pharmacy-prices.json', PharmacyPricesFile),
    plans: read('plans.json', PlansFile)?.plans ?? [],
  };
  return { files, problems: problems.length > 0 ? problems : checkDrugs(files) };
}

function checkDrugs({ classes, substances, formularies, plans }: DrugFiles): Problem[] {
  const problems: Problem[] = [];
  const report = (name: string, key: string, reason: string) =>
    problems.push({ file: `drugs/${name}`, key, reason });
  const classIds = new Set(classes.map(({ id }) => id));
  const drugs = substances.flatMap(({ name, inventedBrand }) =>
    inventedBrand === undefined ? [name] : [name, inventedBrand],
  );
  for (const twice of duplicates(drugs))
    report('substances.json', twice, 'The name is there twice.');
  for (const twice of duplicates(substances.map(({ number }) => String(number)))) {
    report('substances.json', twice, 'The number is there twice.');
  }
  for (const { name, class: classId } of substances) {
    if (!classIds.has(classId)) report('substances.json', name, `There is no class "${classId}".`);
  }
  const known = new Set(drugs);
  for (const [name, { rows, follows }] of formularies) {
    const file = `formularies/${name}.json`;
    if (follows !== undefined && !formularies.has(follows)) {
      report(file, 'follows', `There is no formulary "${follows}".`);
    }
    for (const { drug, st = [] } of rows) {
      for (const each of [drug, ...st]) {
        if (!known.has(each)) report(file, drug, `There is no drug "${each}".`);
      }
    }
    for (const twice of duplicates(rows.map(({ drug, form = '' }) => `${drug} ${form}`))) {
      report(file, twice.trim(), 'The drug has two rows.');
    }
  }
  const listed = [...formularies.values()].flatMap((file) => file.plans);
  for (const { planCode } of plans) {
    if (!listed.includes(planCode)) report('plans.json', planCode, 'The plan has no drug list.');
  }
  return problems;
}

const duplicates = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** A substance of the drug catalogue, as `fixtures/drugs/substances.json` has it. */
export interface Substance {
  name: string;
  forms: readonly { form: string; strengths: readonly string[] }[];
}

/** How the catalogue compares with a reference. */
export interface Comparison {
  substances: number;
  /** Names of substances that the reference does not have. */
  unknown: string[];
  /** How many strengths of known substances the reference has too. */
  found: number;
  /** "substance, form, strength": not in the reference, although the substance is. */
  missing: string[];
  /** How many strengths are not a plain weight (of a volume, a percentage, units), which are not compared. */
  notCompared: number;
}

/** "amlodipine / benazepril" and "benazepril and amlodipine" are one. */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .split(/\s*\/\s*|\s+and\s+|-/)
    .sort()
    .join('/');

/** "10-12.5 mg" → the milligrams of each ingredient, smallest first; null when it is not a plain weight. */
function milligramsOf(strength: string): string | null {
  const [, amounts, unit] = /^([\d.,]+(?:-[\d.,]+)*) (mg|mcg)$/.exec(strength) ?? [];
  if (!amounts) return null;
  const factor = unit === 'mcg' ? 1 / 1000 : 1;
  return listOf(amounts.split('-').map((each) => Number(each.replaceAll(',', '')) * factor));
}

const listOf = (milligrams: number[]) =>
  milligrams
    .map((each) => Number(each.toFixed(6)))
    .sort((a, b) => a - b)
    .join('+');

/** The milligrams of each clinical drug of a reference, by substance. Its rows: ingredient, id, clinical drug, tabs between. */
function readReference(table: string): ReadonlyMap<string, ReadonlySet<string>> {
  const bySubstance = new Map<string, Set<string>>();
  for (const line of table.split('\n').slice(1)) {
    const [ingredient, , clinicalDrug] = line.split('\t');
    if (!ingredient || !clinicalDrug) continue;
    const weights = [...clinicalDrug.matchAll(/([\d.]+) MG(?![/A-Z])/g)];
    const strengths = bySubstance.get(keyOf(ingredient)) ?? new Set();
    bySubstance.set(keyOf(ingredient), strengths);
    strengths.add(listOf(weights.map(([, milligrams]) => Number(milligrams))));
  }
  return bySubstance;
}

/** Compares names and strengths of the catalogue with a reference, a table of clinical drugs. */
export function compareWithReference(substances: readonly Substance[], table: string): Comparison {
  const reference = readReference(table);
  const result: Comparison = {
    substances: substances.length,
    unknown: [],
    found: 0,
    missing: [],
    notCompared: 0,
  };
  for (const { name, forms } of substances) {
    const known = reference.get(keyOf(name));
    if (!known) result.unknown.push(name);
    else
      for (const { form, strengths } of forms)
        for (const strength of strengths) {
          const milligrams = milligramsOf(strength);
          if (milligrams === null) result.notCompared += 1;
          else if (known.has(milligrams)) result.found += 1;
          else result.missing.push(`${name}, ${form}, ${strength}`);
        }
  }
  return result;
}

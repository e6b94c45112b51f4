import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { checkInherited, checkScenarioFile } from './check-scenario';
import { issuesOf } from './check-value';
import { type Contents, readContents } from './contents';
import { createDrugCatalogue, type DrugCatalogue } from './drugs/drug-catalogue';
import { readDrugs } from './drugs/read-drugs';
import { findFixtures } from './find-fixtures';
import { inherit, type InheritedScenario, lineOf, noScenario } from './inherit';
import { createPharmacyDirectory, type PharmacyDirectory } from './pharmacies/pharmacy-directory';
import { readPharmacies } from './pharmacies/read-pharmacies';
import { FixturesInvalid, type Problem } from './problem';
import { readJson } from './read-json';
import { readResponseFiles, type ResponseFiles } from './response-files';
import { type Identity, IdentityFile, type ResponseChoice, ScenarioFile } from './scenario-file';

/** A scenario ready to play. */
export interface Scenario extends InheritedScenario {
  person: Identity | undefined;
  files: ResponseFiles;
  contents: Contents;
  drugs: DrugCatalogue;
  pharmacies: PharmacyDirectory;
  /** The emails of all accounts of the identity provider. */
  accountEmails: readonly string[];
}

/** A whole fixtures folder, and everything wrong in it. */
export interface Fixtures {
  folder: string;
  scenarios: ReadonlyMap<string, Scenario>;
  identities: ReadonlyMap<string, Identity>;
  problems: readonly Problem[];
}

/** Reads a fixtures folder and throws `FixturesInvalid`, which lists every problem, when there is one. */
export function loadFixtures(folder?: string): Fixtures {
  const fixtures = readFixtures(folder);
  if (fixtures.problems.length > 0) throw new FixturesInvalid(fixtures.problems);
  return fixtures;
}

/**
 * Reads a fixtures folder (the repository's own unless given). Invalid files are listed among the
 * problems; a scenario or identity that cannot be read at all is left out.
 */
export function readFixtures(folder: string = findFixtures()): Fixtures {
  const problems: Problem[] = [];
  const { valid: identities } = readNamed(folder, 'identities', IdentityFile, problems);
  const named = readNamed(folder, 'scenarios', ScenarioFile, problems);
  const scenarioFiles = named.valid;
  problems.push(...missingParents(named));
  const responses = readResponseFiles(folder);
  const { contents, problems: missing } = readContents(folder);
  const drugs = readDrugs(folder);
  const catalogue = createDrugCatalogue(drugs.files);
  const pharmacies = readPharmacies(folder);
  const directory = createPharmacyDirectory(pharmacies.files);
  problems.push(...responses.problems, ...missing, ...drugs.problems, ...pharmacies.problems);

  for (const [name, file] of scenarioFiles) {
    problems.push(...checkScenarioFile(name, file, { responses: responses.files, identities }));
  }
  const accountEmails = [...new Set([...identities.values()].map(({ claims }) => claims.email))];
  const scenarios = new Map<string, Scenario>();
  for (const name of scenarioFiles.keys()) {
    const wrongLine = reasonOf(() => lineOf(name, scenarioFiles));
    if (wrongLine !== undefined) {
      problems.push({ file: `scenarios/${name}.json`, key: 'extends', reason: wrongLine });
      continue;
    }
    const scenario = inherit(name, scenarioFiles);
    problems.push(...checkInherited(scenario));
    const person = scenario.identity === undefined ? undefined : identities.get(scenario.identity);
    scenarios.set(name, {
      ...scenario,
      person,
      files: responses.files,
      contents,
      drugs: catalogue,
      pharmacies: directory,
      accountEmails,
    });
  }
  problems.push(
    ...checkIdentities(identities, scenarios),
    ...unusedFiles(scenarioFiles, responses.files),
  );
  return { folder, scenarios, identities, problems: withoutDuplicates(problems) };
}

interface Named<T> {
  valid: Map<string, T>;
  /** What the files hold that do not fit their schema; undefined for no JSON. */
  invalid: Map<string, unknown>;
}

function readNamed<S extends z.ZodType>(
  folder: string,
  kind: string,
  schema: S,
  problems: Problem[],
): Named<z.output<S>> {
  const valid = new Map<string, z.output<S>>();
  const invalid = new Map<string, unknown>();
  const root = join(folder, kind);
  for (const name of existsSync(root) ? readdirSync(root).sort() : []) {
    const file = `${kind}/${name}`;
    const read = readJson(join(root, name));
    const key = name.replace(/\.json$/, '');
    if ('reason' in read) {
      problems.push({ file, key: '', ...read });
      invalid.set(key, undefined);
      continue;
    }
    const issues = issuesOf(schema as never, read.value);
    problems.push(...issues.map((issue) => ({ file, ...issue })));
    if (issues.length === 0) valid.set(key, schema.parse(read.value));
    else invalid.set(key, read.value);
  }
  return { valid, invalid };
}

/** The parents that files name which their schema refuses; `lineOf` sees to those of all other files. */
function missingParents({ valid, invalid }: Named<ScenarioFile>): Problem[] {
  return [...invalid].flatMap(([name, value]) => {
    const parent = (value as { extends?: unknown } | undefined | null)?.extends;
    if (typeof parent !== 'string' || valid.has(parent) || invalid.has(parent)) return [];
    return [{ file: `scenarios/${name}.json`, key: 'extends', reason: noScenario(parent) }];
  });
}

/** Username = file name = the scenario that its owner sees. */
function checkIdentities(
  identities: ReadonlyMap<string, Identity>,
  scenarios: ReadonlyMap<string, Scenario>,
): Problem[] {
  return [...identities].flatMap(([name, { username }]) => {
    const file = `identities/${name}.json`;
    if (username !== name) return [{ file, key: 'username', reason: `It must be "${name}".` }];
    if (scenarios.get(name)?.identity === name) return [];
    return [{ file, key: 'username', reason: `No scenario "${name}" has this identity.` }];
  });
}

function unusedFiles(
  scenarios: ReadonlyMap<string, ScenarioFile>,
  files: ResponseFiles,
): Problem[] {
  const used = new Set<string>();
  const use = (choices: ScenarioFile['responses']) => {
    for (const [id, choice] of Object.entries(choices ?? {})) {
      const variant = variantOf(choice);
      if (variant !== undefined) used.add(`${id}/${variant}`);
    }
  };
  for (const { responses, states } of scenarios.values()) {
    use(responses);
    for (const state of Object.values(states ?? {})) use(state?.responses);
  }
  return [...files]
    .filter(([key]) => !used.has(key))
    .map(([, { file }]) => ({ file, key: '', reason: 'No scenario uses this file.' }));
}

function variantOf(choice: ResponseChoice | null): string | undefined {
  return typeof choice === 'string' ? choice : choice?.variant;
}

function reasonOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A problem of a parent would otherwise be listed again for each child. */
function withoutDuplicates(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...seen.values()];
}

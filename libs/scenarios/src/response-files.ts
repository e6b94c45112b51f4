import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import * as z from 'zod';
import { behaviours } from './all-behaviours';
import { type Issue, issuesOf } from './check-value';
import type { Problem } from './problem';
import { readJson } from './read-json';
import { isRecordedAnswers, recordedAnswersOf } from './recorded-answers';
import type { Json } from './scenario-file';

/** A body of fixtures/responses, with what the endpoint's schema says against it. */
export interface ResponseFile {
  /** `responses/<endpoint id>/<variant>.json` */
  file: string;
  body: Json;
  issues: readonly Issue[];
}

/** Response files by `<endpoint id>/<variant>`. */
export type ResponseFiles = ReadonlyMap<string, ResponseFile>;

/** What an error of the services looks like (Spec §8): the message carries the code. */
const ErrorBody = z.looseObject({ message: z.string() });

/** Reads every response file. A file that is no JSON, or whose folder is no endpoint id, is a problem and left out. */
export function readResponseFiles(folder: string): { files: ResponseFiles; problems: Problem[] } {
  const files = new Map<string, ResponseFile>();
  const problems: Problem[] = [];
  const root = join(folder, 'responses');
  for (const id of existsSync(root) ? readdirSync(root).sort() : []) {
    if (!catalogue.has(id)) {
      problems.push({ file: `responses/${id}`, key: '', reason: 'No endpoint has this id.' });
      continue;
    }
    for (const name of readdirSync(join(root, id)).sort()) {
      const file = `responses/${id}/${name}`;
      const read = readJson(join(folder, file));
      if ('reason' in read) problems.push({ file, key: '', ...read });
      else files.set(`${id}/${name.replace(/\.json$/, '')}`, checked(id, file, read.value as Json));
    }
  }
  return { files, problems };
}

function checked(id: string, file: string, body: Json): ResponseFile {
  const schema = isRecordedAnswers(body)
    ? recordedAnswersOf(catalogue.get(id).response)
    : fixtureSchemaOf(id);
  return { file, body, issues: issuesOf(schema, body, true) };
}

/** What a response file of a call must be: the call's answer, or what its behaviour makes answers of. */
export const fixtureSchemaOf = (id: string): Schema =>
  behaviours.get(id)?.fixture ?? catalogue.get(id).response;

/** What is wrong with a response file as the answer of this status. */
export function responseIssues(file: ResponseFile, status: number): readonly Issue[] {
  return status < 400 ? file.issues : issuesOf(ErrorBody, file.body);
}

/** Whether a recording has the answers of a call as they came. */
export const isRecordedAsIs = (id: string): boolean => behaviours.get(id)?.recordedAsIs === true;

/** Whether a call needs no response file in a scenario that has one for each of these other calls. */
export function answersWithoutFile(id: string, others: ReadonlySet<string>): boolean {
  const behaviour = behaviours.get(id);
  const { derived, derivedFrom } = behaviour ?? {};
  return derived === true && (derivedFrom === undefined || others.has(derivedFrom));
}

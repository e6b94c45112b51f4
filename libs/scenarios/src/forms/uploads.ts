import {
  type AttachedFile,
  filesIn,
  fieldsOf,
  type FormDefinition,
  type FormFields,
  type FormProblem,
  type FormValues,
  groupsIn,
} from '@portal/domain/forms';
import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';

type StoredFile = Pick<AttachedFile, 'type' | 'size'>;
type Uploads = Readonly<Record<string, StoredFile>>;

/** What a response file of `uploads.put` holds: files that were uploaded before the run, and sent with nothing yet. */
export const UploadsFile = z.strictObject({
  uploads: z.array(z.strictObject({ id: z.string(), type: z.string(), size: z.number() })),
});

/** The files that the service has, by their ids: those of the scenario's file, and those that were uploaded since. */
export function uploadsIn({ stored }: Memory, { fixtureOf }: Context): Uploads {
  const before = fixtureOf('uploads.put') as z.output<typeof UploadsFile> | undefined;
  const own = (before?.uploads ?? []).map(({ id, type, size }) => [id, { type, size }] as const);
  const since = (stored['uploads'] ?? {}) as Record<string, StoredFile | null>;
  const all = Object.entries({ ...Object.fromEntries(own), ...since });
  return Object.fromEntries(all.filter((each): each is [string, StoredFile] => each[1] !== null));
}

/** The memory with a file, or without it. Later sign-ins find it too, as drafts name files. */
export const withUpload = (memory: Memory, id: string, file: StoredFile | null): Memory =>
  store(memory, 'uploads', {
    ...(memory.stored['uploads'] as Record<string, Json> | undefined),
    [id]: file as Json,
  });

/** A file as a message names it. */
export interface NamedFile {
  id: string;
  name: string;
}

/** The files that a message names, with what the service knows of them; one that it does not have is blank. */
export const knownFiles = (named: readonly NamedFile[] | undefined, uploads: Uploads) =>
  (named ?? []).map(({ id, name }): AttachedFile => {
    const { type, size } = uploads[id] ?? { type: '', size: 0 };
    return { id, name, type, size };
  });

/** A problem for each file of a form that the service does not have, or has as another one. */
export const unknownFiles = (
  definition: FormDefinition,
  answers: FormValues,
  uploads: Uploads,
): FormProblem[] => unknownIn(fieldsOf(definition), answers, uploads, '');

function unknownIn(
  fields: FormFields,
  answers: object,
  uploads: Uploads,
  prefix: string,
): FormProblem[] {
  return Object.entries(answers).flatMap(([name, answer]: [string, unknown]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const path = prefix + name;
    if (field?.kind === 'files') return unknownAmong(filesIn(answer), uploads, path);
    if (field?.kind !== 'repeat') return [];
    return groupsIn(answer).flatMap((group, place) =>
      unknownIn(field.fields, group, uploads, `${path}.${place}.`),
    );
  });
}

export const unknownAmong = (
  files: readonly AttachedFile[],
  uploads: Uploads,
  path: string,
): FormProblem[] =>
  files.flatMap(({ id, size, type }, place) =>
    uploads[id]?.size === size && uploads[id]?.type === type
      ? []
      : [{ path: `${path}.${place}.id`, code: 'fileUnknown' }],
  );

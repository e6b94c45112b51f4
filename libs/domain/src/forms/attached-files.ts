import { fileLimits, fileTypes, tidyFileName, totalSize } from '../files/files';
import type { Answers } from './conditions';
import type { FilesField, FormValues } from './definition';

/** A file of a form or a message. `type`: its media type; blank until the service has stored it. */
export interface AttachedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const knownTypes: readonly string[] = Object.values(fileTypes);

/** The files of an answer; what is none is left out. */
export function filesIn(answer: unknown): AttachedFile[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((each: unknown) => {
    const { id, name, size, type } = (each ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || !idForm.test(id) || typeof name !== 'string') return [];
    if (typeof size !== 'string' || !/^\d{1,12}$/.test(size)) return [];
    const known = typeof type === 'string' && knownTypes.includes(type) ? type : '';
    return [{ id, name: tidyFileName(name), size: Number(size), type: known }];
  });
}

/** A file as an answer and a draft hold it, and as a form is sent with it: texts alone. */
export const answerOfFile = ({ id, name, size, type }: AttachedFile): Answers & FormValues => ({
  id,
  name,
  type,
  size: String(size),
});

/** What is wrong with the files of a field, by the limits that hold for all; undefined when they may be sent. */
export function filesProblem(
  { most = fileLimits.files }: Pick<FilesField, 'most'>,
  files: readonly AttachedFile[],
): { code: string; limits?: Record<string, number> } | undefined {
  const stored = files.filter(({ type }) => type !== '');
  if (stored.length > most) return { code: 'tooManyFiles', limits: { most } };
  if (files.some(({ size }) => size === 0 || size > fileLimits.bytes)) return { code: 'fileSize' };
  if (totalSize(stored) > fileLimits.totalBytes) return { code: 'filesTotal' };
  return stored.length < files.length ? { code: 'fileUnfinished' } : undefined;
}

export { tidyFileName } from '../inputs/tidy';
export { type EndCheck, endCheckOf, fileTypes, type FileType, isCutOff } from './file-end';

/** The limits of the files of one form or message; sizes in bytes. */
export const fileLimits = {
  bytes: 10 * 1024 * 1024,
  files: 10,
  totalBytes: 25 * 1024 * 1024,
} as const;

/** A file that was chosen: its name, and its size in bytes. */
export interface ChosenFile {
  name: string;
  size: number;
}

/** Why a file cannot be attached. */
export type FileProblem = 'empty' | 'tooLarge' | 'duplicate' | 'tooMany' | 'totalTooLarge';

/** The size of several files together, in bytes. */
export const totalSize = (files: readonly Pick<ChosenFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/**
 * Why a file cannot be attached next to the others; undefined when it can. `most`: how many there may be. The type
 * is not checked here: the backend reads it from the bytes.
 */
export function fileProblem(
  file: ChosenFile,
  others: readonly ChosenFile[],
  most: number = fileLimits.files,
): FileProblem | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > fileLimits.bytes) return 'tooLarge';
  if (others.some(({ name, size }) => name === file.name && size === file.size)) return 'duplicate';
  if (others.length >= most) return 'tooMany';
  return totalSize([...others, file]) > fileLimits.totalBytes ? 'totalTooLarge' : undefined;
}

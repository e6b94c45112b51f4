import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure';

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Failure('wrongUse', `${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** Writes several files under a folder, none when one of them is there already. */
export function writeNew(
  folder: string,
  files: ReadonlyMap<string, unknown>,
  force: boolean,
): void {
  const there = [...files.keys()].filter((file) => existsSync(join(folder, file)));
  if (there.length > 0 && !force) {
    throw new Failure(
      'wrongUse',
      `${there.join(', ')} ${there.length === 1 ? 'is' : 'are'} there already. Name another --variant, or add --force.`,
    );
  }
  for (const [file, value] of files) {
    writeWhole(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  }
}

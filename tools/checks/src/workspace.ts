import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leftOut } from '../recipes/copy-repository.mjs';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every file of the repository that people wrote, from the root with forward slashes, sorted. */
export function ourFiles(pattern = /./): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !leftOut.has(entry.name))
      .flatMap((entry) =>
        entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
      );
  return walk(root)
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => pattern.test(file))
    .sort();
}

/** A file's text; the path counts from the root. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

export interface PackageFile {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
}

export interface Project extends PackageFile {
  folder: string;
}

/** Every workspace package of apps, libs and tools. */
export function projects(): Project[] {
  return ourFiles(/^(apps|libs|tools)\/[^/]+\/package\.json$/).map((file) => ({
    ...(JSON.parse(textOf(file)) as PackageFile),
    folder: file.replace('/package.json', ''),
  }));
}

/** The anchor under which the usual viewers show a heading. */
export const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

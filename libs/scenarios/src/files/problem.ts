import { join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { parseTree, type Node } from 'jsonc-parser';

/** Something wrong in the fixtures, as a sentence needs it: where, under which key, and why. */
export interface Problem {
  /** Relative to the fixtures folder. */
  file: string;
  /** The path of the key, '' for the whole file. */
  key: string;
  reason: string;
  /** The line of that key, from 1. */
  line?: number;
}

/** `file:line: key: reason`, as editors and build machines turn into a link. */
export function problemText({ file, key, reason, line }: Problem): string {
  return [line === undefined ? file : `${file}:${line}`, key, reason]
    .filter((part) => part !== '')
    .join(': ');
}

/** The fixtures are not sound; `message` lists every problem, a line each. */
export class FixturesInvalid extends Error {
  override readonly name = 'FixturesInvalid';

  constructor(readonly problems: readonly Problem[]) {
    super(['The fixtures have problems:', ...problems.map(problemText)].join('\n  '));
  }
}

/** The problems with the line of their key, where their file is JSON that has it, or has what is around it. */
export function withLines(problems: readonly Problem[], folder: string): Problem[] {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const path = join(folder, file);
    const known = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    texts.set(file, known);
    return known;
  };
  return problems.map((problem) => {
    if (problem.key === '' || !problem.file.endsWith('.json')) return problem;
    const line = lineOfKey(textOf(problem.file), problem.key);
    return line === undefined ? problem : { ...problem, line };
  });
}

/**
 * The line, from 1, of a key path such as `responses.claims.getHistory` or `steps.2.call`; of the nearest part of
 * the path that is there. Undefined for a text that is no JSON.
 */
export function lineOfKey(text: string, key: string): number | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  let offset = root.offset;
  let node: Node | undefined = root;
  let left = key.replace(/\[(\d+)\]/g, '.$1');
  while (node && left !== '') {
    const found: Found | undefined = childOf(node, left);
    if (!found) break;
    ({ offset, node, left } = found);
  }
  return lineAt(text, offset);
}

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

interface Found {
  offset: number;
  node: Node | undefined;
  left: string;
}

/** The child that a path begins with. A key may itself have dots, as the id of a call. */
function childOf({ type, children = [] }: Node, path: string): Found | undefined {
  if (type === 'array') {
    const [index = '', ...rest] = path.split('.');
    const child = children[Number(index)];
    return child && { offset: child.offset, node: child, left: rest.join('.') };
  }
  for (const { children: [name, value] = [] } of children) {
    const key = String(name?.value);
    if (name && (path === key || path.startsWith(`${key}.`))) {
      return { offset: name.offset, node: value, left: path.slice(key.length + 1) };
    }
  }
  return undefined;
}

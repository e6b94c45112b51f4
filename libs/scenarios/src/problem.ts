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

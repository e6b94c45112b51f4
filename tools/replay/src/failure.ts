/** How the command ends. Its help has the same table. */
export const exitCodes = {
  fine: { code: 0, means: 'everything is the same, or done' },
  differs: { code: 1, means: 'something differs, is missing, or is not sound' },
  wrongUse: { code: 2, means: 'an option, a name or a file is wrong; no call was made' },
  noAnswer: { code: 3, means: 'the address cannot be reached, or does not let us in' },
  notMasked: {
    code: 4,
    means: 'a recording holds what no masking rule covers; nothing was written',
  },
} as const;

export type Ending = keyof typeof exitCodes;

/** Ends the command with a sentence that says the cause and what to do, and no stack. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly ending: Exclude<Ending, 'fine'>,
    message: string,
    /** Whether every other call would fail the same way. */
    readonly isGeneral = true,
  ) {
    super(message);
  }
}

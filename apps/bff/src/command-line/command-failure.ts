/** The arguments of a command are not valid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command can't run here; the message says why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

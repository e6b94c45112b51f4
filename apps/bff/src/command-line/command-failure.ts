/** The words after a command are not its. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** A command that can't be done here; the message is the sentence that says why. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

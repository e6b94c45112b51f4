/** Something that the person at the keyboard can mend: the message says what happened and what to do. */
export class StartError extends Error {
  name = 'StartError';
}

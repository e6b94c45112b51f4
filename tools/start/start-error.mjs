/** Something that the person at the keyboard can mend: the message says what failed and what to do. */
export class StartError extends Error {
  name = 'StartError';
}

const typed =
  /\b(\d+|one|two|three|five|seven|ten|cinco|dos|tres|siete|diez)[ \u00a0-](business days?|hours?|days?|minutes?|días? hábil(?:es)?|horas?|días?|minutos?)(?![\p{L}\d])/giu;

/** Lines of comments, which promise no one anything. */
const comment = /^\s*(?:\/\/|\*|\/\*).*$/gm;

/** The times that a file types as a number and a unit ("7 business days"), each once, in the order in which they stand. */
export const typedWaits = (text: string): string[] => [
  ...new Set(
    [...text.replaceAll(comment, '').matchAll(typed)].map(([found]) =>
      found.replace('\u00a0', ' '),
    ),
  ),
];

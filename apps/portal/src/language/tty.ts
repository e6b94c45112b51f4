/** A text whose “TTY 711” never parts at the end of a line. */
export const keepTty = (text: string): string => text.replace(/\bTTY (?=[\d{])/g, 'TTY\u00a0');

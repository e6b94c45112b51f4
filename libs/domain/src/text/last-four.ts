/** A number as copies on paper show it: its last four characters. */
export const lastFour = (number: string): string => `••••${number.slice(-4)}`;

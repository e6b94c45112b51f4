export const businessLines = ['COMMERCIAL', 'MEDD'] as const;
export type BusinessLine = (typeof businessLines)[number];

/** MEDD means Medicare; anything else is commercial (Spec §9). */
export function businessLineOf(text: string | null | undefined): BusinessLine {
  return text === 'MEDD' ? 'MEDD' : 'COMMERCIAL';
}

export type BusinessLine = 'COMMERCIAL' | 'MEDD';

/** MEDD means Medicare; anything else is commercial (Spec §9). */
export function businessLineOf(text: string | null | undefined): BusinessLine {
  return text === 'MEDD' ? 'MEDD' : 'COMMERCIAL';
}

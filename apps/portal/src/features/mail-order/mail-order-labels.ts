import { type Language, strengthText } from '../../language';

interface NamedDrug {
  drugName: string;
  spanishName: string;
  strength: string;
}

/** "Levothane 50 mcg": the numbers of a strength stay next to their unit. */
export function medicineName(drug: NamedDrug, language: Language): string {
  const name = language === 'es' && drug.spanishName ? drug.spanishName : drug.drugName;
  const strength = strengthText(drug.strength, language).replaceAll(' ', '\u00a0');
  return [name, strength].filter(Boolean).join(' ');
}

/** "88 Mockingbird Lane, Sampleville, MN 55000": the ZIP code stays next to its state. */
export const addressLine = (address: {
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
}): string =>
  [
    address.line1,
    address.line2,
    address.city,
    [address.state, address.zip].filter(Boolean).join('\u00a0'),
  ]
    .filter(Boolean)
    .join(', ');

import { type Language, strengthText, type Translate } from '../../language';
import type mailOrderText from './mail-order.text';

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

interface ShownCard {
  brand: string;
  last4: string;
  expMonth: number | null;
  expYear: number | null;
}

/** "Visa ending in 4242", as far as it is known. */
export function cardName(card: ShownCard, t: Translate<typeof mailOrderText>): string {
  const brand = card.brand || t('mailOrder.card');
  return card.last4 ? t('mailOrder.cardEnding', { brand, last4: card.last4 }) : brand;
}

/** "09/2029"; empty when it is not known. */
export const expiry = ({ expMonth, expYear }: ShownCard): string =>
  expMonth === null || expYear === null ? '' : `${String(expMonth).padStart(2, '0')}/${expYear}`;

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

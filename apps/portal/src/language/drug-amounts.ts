import { drugFormKey, paceFromDays } from '@portal/domain';
import type amounts from './drug-amounts.text';
import type drugForms from './drug-forms.text';
import type { EndOf, KeyOf } from './dictionary';
import type { Translate } from './use-text';

type Unit = EndOf<KeyOf<typeof amounts>, 'drugAmount.'>;

/** The unit in which pharmacies count each form. */
const units = {
  tablet: 'tablet',
  erTablet: 'tablet',
  delayedReleaseTablet: 'tablet',
  chewableTablet: 'tablet',
  sublingualTablet: 'tablet',
  orallyDisintegratingTablet: 'tablet',
  capsule: 'capsule',
  erCapsule: 'capsule',
  delayedReleaseCapsule: 'capsule',
  sublingualFilm: 'film',
  pen: 'pen',
  syringe: 'syringe',
  vial: 'vial',
  autoInjector: 'autoInjector',
  inhaler: 'inhaler',
  nebulizerSolution: 'dose',
  nasalSpray: 'spray',
  nasalPowder: 'dose',
  oralSolution: 'mL',
  oralSuspension: 'mL',
  powder: 'dose',
  powderPacket: 'packet',
  cream: 'g',
  creamPacket: 'packet',
  ointment: 'g',
  gel: 'g',
  shampoo: 'mL',
  patch: 'patch',
  suppository: 'suppository',
  vaginalRing: 'ring',
  vaginalCream: 'g',
  eyeDrops: 'mL',
} as const satisfies Readonly<Record<EndOf<KeyOf<typeof drugForms>, 'drugForm.'>, Unit>>;

/** The key of a form that has a text; undefined for any other. */
export function knownForm(form: string): keyof typeof units | undefined {
  const key = drugFormKey(form);
  return Object.hasOwn(units, key) ? (key as keyof typeof units) : undefined;
}

/** "30 tablets", "2.5 mL"; "30 units" of a form that we do not know; empty when the quantity is not known. */
export function amountLabel(
  quantity: number | null | undefined,
  form: string,
  t: Translate<typeof amounts>,
): string {
  if (quantity == null) return '';
  const known = knownForm(form);
  return t(`drugAmount.${known ? units[known] : 'unit'}`, { count: quantity });
}

/** "30 days", "1 day"; empty when it is not known. */
export const daysLabel = (days: number | null | undefined, t: Translate<typeof amounts>): string =>
  days == null ? '' : t('drugSupply.days', { count: days });

/** Whose pace it is: null for the member's own; the first name of another person, '' when it is not known. */
type PaceOf = string | null;

const paceKey = (name: PaceOf) => (name === null ? 'own' : name === '' ? 'other' : 'named');

/** What a year of a drug counts: "Your pace: about 150 days of supply a year."; empty for a short course. */
export const paceText = (
  { yearDays, isOwnPace }: { readonly yearDays: number | null; readonly isOwnPace: boolean },
  name: PaceOf,
  t: Translate<typeof amounts>,
): string =>
  yearDays === null
    ? ''
    : t(`drugPace.${isOwnPace ? paceKey(name) : 'prescribed'}`, {
        days: daysLabel(yearDays, t),
        name: name ?? '',
      });

/** What a pace is, and when a year is counted without it. */
export const paceHow = (name: PaceOf, t: Translate<typeof amounts>): string =>
  t(`drugPace.how.${paceKey(name)}`, { name: name ?? '', least: `${paceFromDays}` });

/** "90 days, 90 tablets": one supply of a drug of that form. */
export const supplyLabel = (
  supply: { readonly days: number; readonly quantity: number },
  form: string,
  t: Translate<typeof amounts>,
): string => [daysLabel(supply.days, t), amountLabel(supply.quantity, form, t)].join(', ');

import { isAlwaysOpen, openStateAt, type WithHours } from './pharmacy-hours';

/** What one can choose of a pharmacy besides its name. */
export const pharmacyAttributes = [
  'openNow',
  'open24Hours',
  'preferred',
  'ninetyDays',
  'vaccines',
  'delivers',
  'inNetwork',
  'driveThrough',
  'accessibleEntrance',
  'compounds',
  'specialty',
] as const;
export type PharmacyAttribute = (typeof pharmacyAttributes)[number];

/** The chosen filters; an attribute that is not named is not chosen. */
export interface PharmacyFilter {
  name?: string;
  attributes?: readonly PharmacyAttribute[];
  /** ISO code of a language that is spoken there. */
  language?: string;
}

export interface FilteredPharmacy extends WithHours {
  name: string;
  kind: string;
  inNetwork: boolean;
  isPreferred: boolean;
  fills90Days: boolean;
  givesVaccines: boolean;
  delivers: boolean;
  hasDriveThrough: boolean;
  hasAccessibleEntrance: boolean;
  compounds: boolean;
  languages: readonly string[];
}

const readers: Record<PharmacyAttribute, (pharmacy: FilteredPharmacy, now: Date) => boolean> = {
  openNow: (pharmacy, now) => ['always', 'open'].includes(openStateAt(pharmacy, now).kind),
  open24Hours: ({ hours }) => isAlwaysOpen(hours),
  preferred: ({ isPreferred }) => isPreferred,
  ninetyDays: ({ fills90Days }) => fills90Days,
  vaccines: ({ givesVaccines }) => givesVaccines,
  delivers: ({ delivers }) => delivers,
  inNetwork: ({ inNetwork }) => inNetwork,
  driveThrough: ({ hasDriveThrough }) => hasDriveThrough,
  accessibleEntrance: ({ hasAccessibleEntrance }) => hasAccessibleEntrance,
  compounds: ({ compounds }) => compounds,
  specialty: ({ kind }) => kind === 'specialty',
};

/**
 * Spec §4, Pharmacy search: the pharmacies whose name contains the uppercased search name and whose attributes
 * equal all chosen filters, in their order.
 */
export function filterPharmacies<Pharmacy extends FilteredPharmacy>(
  pharmacies: readonly Pharmacy[],
  { name = '', attributes = [], language }: PharmacyFilter,
  now: Date,
): Pharmacy[] {
  const wanted = name.trim().toUpperCase();
  return pharmacies.filter(
    (pharmacy) =>
      pharmacy.name.toUpperCase().includes(wanted) &&
      (!language || pharmacy.languages.includes(language)) &&
      attributes.every((attribute) => readers[attribute](pharmacy, now)),
  );
}

/** Whether any filter is chosen. */
export const isFiltered = ({ name = '', attributes = [], language }: PharmacyFilter): boolean =>
  name.trim() !== '' || attributes.length > 0 || Boolean(language);

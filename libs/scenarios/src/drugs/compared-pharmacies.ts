import type { Context } from '../behaviour';
import type { DirectoryPharmacy } from '../pharmacies/pharmacy-files';
import type { PharmacyAsked } from './quotes';

/** A pharmacy whose price is compared. `miles` is null for home delivery. */
export interface ComparedPharmacy extends PharmacyAsked {
  name: string;
  miles: number | null;
}

const mostCompared = 5;
const farthest = 50;

/** The five nearest pharmacies of the directory to a ZIP code, and home delivery. */
export function comparedPharmacies(
  { pharmacies, scenario }: Context,
  zip: string,
): { pharmacies: ComparedPharmacy[]; zipFound: boolean } {
  const place = pharmacies.placeOf({ zip });
  const near =
    place.place === 'found'
      ? pharmacies
          .near(place.point)
          .filter(({ miles }) => miles <= farthest)
          .slice(0, mostCompared)
      : [];
  const mail = pharmacies.mailOrderOf(scenario.client);
  return {
    pharmacies: [
      ...near.map(({ pharmacy, miles }) => compared(pharmacy, miles)),
      ...(mail ? [compared(mail, null)] : []),
    ],
    zipFound: near.length > 0,
  };
}

/** A pharmacy of the directory by its NPI, home delivery included. */
export function pharmacyWith(
  { pharmacies }: Pick<Context, 'pharmacies'>,
  npi: string,
): ComparedPharmacy | undefined {
  const found = pharmacies.byNpi(npi);
  return found && compared(found, null);
}

const compared = (
  { npi, name, kind, inNetwork, isPreferred }: DirectoryPharmacy,
  miles: number | null,
): ComparedPharmacy => ({
  npi,
  name,
  inNetwork,
  kind: kind === 'mail' ? 'mail' : isPreferred ? 'preferredRetail' : 'retail',
  miles: miles === null ? null : Math.round(miles * 10) / 10,
});

import { farthestMiles, milesBetween, type Point } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import type { NearPharmacy } from '../pharmacies/pharmacy-directory';
import type { DirectoryPharmacy } from '../pharmacies/pharmacy-files';
import type { FillPharmacy } from './quotes';
import { memberInfo } from '../people/person';

/** A pharmacy whose price is compared. `miles` is null for home delivery. */
export interface ComparedPharmacy extends FillPharmacy {
  name: string;
  miles: number | null;
}

const mostCompared = 5;

/** A pharmacy that is too far to be compared. */
type NextPharmacy = { name: string; city: string; state: string; miles: number };

/** The NPI of the member's default pharmacy: the one that was set, else the one of the response file. */
export function ownNpiOf({ stored }: Memory, { identity, fixtureOf }: Context): string | undefined {
  if (!identity) return undefined;
  const chosen = stored['defaultPharmacyNpi'] as string | undefined;
  const file = fixtureOf('pharmacies.getDefault') as { pharmacy?: { npi: string } | null };
  return chosen ?? file?.pharmacy?.npi;
}

/**
 * Five pharmacies of the directory near a ZIP code, and home delivery. Those that are wanted, such as the member's own,
 * are among the five wherever they are.
 */
export function comparedPharmacies(
  context: Context,
  zip: string,
  ...wantedNpis: readonly (string | undefined)[]
): { pharmacies: ComparedPharmacy[]; zipFound: boolean; nextPharmacy: NextPharmacy | null } {
  const { pharmacies } = context;
  const place = pharmacies.placeOf({ zip });
  const byDistance = place.place === 'found' ? pharmacies.near(place.point) : [];
  const near = byDistance.filter(({ miles }) => miles <= farthestMiles).slice(0, mostCompared);
  const [next] = near.length === 0 ? byDistance : [];
  const isWanted = ({ pharmacy }: NearPharmacy) => wantedNpis.includes(pharmacy.npi);
  const far =
    place.place === 'found'
      ? [...new Set(wantedNpis)]
          .filter((npi) => !near.some(({ pharmacy }) => pharmacy.npi === npi))
          .flatMap((npi) => pharmacies.byNpi(npi ?? '') ?? [])
          .filter(({ kind }) => kind !== 'mail')
          .map((pharmacy) => compared(pharmacy, milesTo(pharmacy, place.point)))
      : [];
  const room = mostCompared - far.length - near.filter(isWanted).length;
  const others = near.filter((each) => !isWanted(each)).slice(0, room);
  const mail = homeDeliveryOf(context);
  return {
    pharmacies: [
      ...near
        .filter((each) => isWanted(each) || others.includes(each))
        .map(({ pharmacy, miles }) => compared(pharmacy, miles)),
      ...far,
      ...(mail ? [compared(mail, null)] : []),
    ],
    zipFound: place.place === 'found',
    nextPharmacy: next ? nextOf(next) : null,
  };
}

const nextOf = ({ pharmacy: { name, city, state }, miles }: NearPharmacy): NextPharmacy => ({
  name,
  city,
  state,
  miles: oneDecimal(miles),
});

const oneDecimal = (miles: number) => Math.round(miles * 10) / 10;

const milesTo = ({ latitude, longitude }: DirectoryPharmacy, point: Point): number | null =>
  latitude === null || longitude === null ? null : milesBetween(point, { latitude, longitude });

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
  miles: miles === null ? null : oneDecimal(miles),
});

/** The mail-order pharmacy of a scenario's member: the one that the profile names, else the client's. */
export function homeDeliveryOf({
  pharmacies,
  scenario,
  fixtureOf,
}: Pick<Context, 'pharmacies' | 'scenario' | 'fixtureOf'>): DirectoryPharmacy | undefined {
  const { mailOrderNpi } = memberInfo({ fixtureOf });
  const named = pharmacies.byNpi(mailOrderNpi);
  return named?.kind === 'mail' ? named : pharmacies.mailOrderOf(scenario.client);
}

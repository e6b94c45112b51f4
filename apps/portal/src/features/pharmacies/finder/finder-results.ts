import { filterPharmacies, milesBetween } from '@portal/domain';
import type { FinderQuery } from './finder-query';
import type { Pharmacy, SearchResponse } from './finder.requests';

/** A pharmacy of the list. `number` is the one that its pin repeats. */
export interface Place {
  pharmacy: Pharmacy;
  number: number;
  /** Null when the pharmacy, or the place of the search, has no position. */
  miles: number | null;
}

/** The pharmacies of a response that the filters keep, in the chosen order. */
export function placesOf(
  { pharmacyList, searchArea }: SearchResponse,
  { name, attributes, language, sort }: FinderQuery,
  now: Date,
): Place[] {
  const { latitude, longitude } = searchArea;
  const milesOf = (pharmacy: Pharmacy) =>
    latitude === null ||
    longitude === null ||
    pharmacy.latitude === null ||
    pharmacy.longitude === null
      ? null
      : milesBetween(
          { latitude, longitude },
          { latitude: pharmacy.latitude, longitude: pharmacy.longitude },
        );
  return filterPharmacies(pharmacyList.pharmacy, { name, attributes, language }, now)
    .map((pharmacy) => ({ pharmacy, miles: milesOf(pharmacy) }))
    .sort((a, b) =>
      sort === 'name'
        ? a.pharmacy.name.localeCompare(b.pharmacy.name, 'en')
        : (a.miles ?? Infinity) - (b.miles ?? Infinity),
    )
    .map((place, index) => ({ ...place, number: index + 1 }));
}

import { isTerritoryZip, milesBetween, type Point } from '@portal/domain';
import type { ZipCode, ZipCodes } from './zip-codes';

export interface PlaceQuery {
  zip?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  latitude?: string | undefined;
  longitude?: string | undefined;
}

/** What was found of a place. `city` and `zip` name a point by the ZIP code nearest to it. */
export type Place =
  | { place: 'found'; point: Point; city: string; state: string; zip: string }
  | { place: 'several'; city: string; states: string[] }
  | { place: 'notFound' | 'territory' | 'abroad' };

/** Farther than this from every ZIP code is not the country; Alaska's are far apart. */
const farthest = 120;

/** Somewhere in Puerto Rico, the Virgin Islands, Guam, the Northern Marianas and American Samoa. */
const territories: readonly Point[] = [
  { latitude: 18.2, longitude: -66.4 },
  { latitude: 18.0, longitude: -64.8 },
  { latitude: 13.45, longitude: 144.8 },
  { latitude: 15.2, longitude: 145.7 },
  { latitude: -14.3, longitude: -170.7 },
];

/** The place that a search names by ZIP code, by city or by point, in this order. */
export function findPlace(zipCodes: ZipCodes, query: PlaceQuery): Place {
  const { zip, city, state } = query;
  if (zip !== undefined) {
    if (isTerritoryZip(zip)) return { place: 'territory' };
    const found = zipCodes.withNumber(zip);
    return found ? foundAt(found, found) : { place: 'notFound' };
  }
  if (city !== undefined) return findCity(zipCodes.ofCity(city, state));
  const point = { latitude: Number(query.latitude), longitude: Number(query.longitude) };
  if (query.latitude === undefined || query.longitude === undefined) return { place: 'notFound' };
  const nearest = nearestTo(point, zipCodes.all);
  if (nearest && nearest.miles <= farthest) return foundAt(point, nearest.zipCode);
  const isTerritory = territories.some((each) => milesBetween(each, point) < farthest);
  return { place: isTerritory ? 'territory' : 'abroad' };
}

const foundAt = ({ latitude, longitude }: Point, { city, state, zip }: ZipCode): Place => ({
  place: 'found',
  point: { latitude, longitude },
  city,
  state,
  zip,
});

/** The middle of a city; without a state, a city of several states asks which. */
function findCity(found: readonly ZipCode[]): Place {
  const [first] = found;
  if (!first) return { place: 'notFound' };
  const states = [...new Set(found.map(({ state }) => state))].sort();
  if (states.length > 1) return { place: 'several', city: first.city, states };
  const mean = (of: (zipCode: ZipCode) => number) =>
    found.reduce((sum, each) => sum + of(each), 0) / found.length;
  const point = { latitude: mean((each) => each.latitude), longitude: mean((e) => e.longitude) };
  return { ...foundAt(point, first), zip: '' } as Place;
}

function nearestTo(point: Point, zipCodes: readonly ZipCode[]) {
  let nearest: { zipCode: ZipCode; miles: number } | undefined;
  for (const zipCode of zipCodes) {
    // One degree of latitude is 69 miles: most are out of reach without the trigonometry.
    if (Math.abs(zipCode.latitude - point.latitude) * 69 > (nearest?.miles ?? farthest)) continue;
    const miles = milesBetween(point, zipCode);
    if (!nearest || miles < nearest.miles) nearest = { zipCode, miles };
  }
  return nearest;
}

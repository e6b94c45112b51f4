import {
  type PharmacyAttribute,
  pharmacyAttributes,
  type Point,
  readTypedPlace,
} from '@portal/domain';
import type { InputOf } from '@portal/contracts';
import type { pharmacies } from '@portal/contracts/pharmacies';

export const radii = [2, 5, 10, 15, 25, 50] as const;
export type Radius = (typeof radii)[number];
const usualRadius: Radius = 5;

/** A name longer than this is cut: no pharmacy has one. */
export const mostNameLetters = 100;

export type Sorting = 'distance' | 'name';

/** Where to search: a typed place, the middle of the map, or where the device is. */
export type Where = { place: string } | { area: Point } | { here: true };

/** What the screen's URL says; it names no person and not where the member is. */
export interface FinderQuery {
  where: Where;
  radius: Radius;
  name: string;
  attributes: readonly PharmacyAttribute[];
  language: string;
  sort: Sorting;
}

type SearchInput = InputOf<typeof pharmacies.search>;

/** The query of a URL; invalid values count as not given. Without a place it is the member's own ZIP code. */
export function readFinderQuery(params: URLSearchParams, zip: string): FinderQuery {
  const chosen = params.get('only')?.split(',') ?? [];
  return {
    where: whereOf(params, zip),
    radius: radii.find((each) => String(each) === params.get('radius')) ?? usualRadius,
    name: (params.get('name') ?? '').slice(0, mostNameLetters),
    attributes: pharmacyAttributes.filter((each) => chosen.includes(each)),
    language: /^[a-z]{2,3}$/.exec(params.get('language') ?? '')?.[0] ?? '',
    sort: params.get('sort') === 'name' ? 'name' : 'distance',
  };
}

function whereOf(params: URLSearchParams, zip: string): Where {
  if (params.get('here') === '1') return { here: true };
  const area = /^(-?\d{1,2}\.\d{1,3}),(-?\d{1,3}\.\d{1,3})$/.exec(params.get('area') ?? '');
  if (area) return { area: { latitude: Number(area[1]), longitude: Number(area[2]) } };
  return { place: params.get('place') ?? zip.slice(0, 5) };
}

/** The query as a URL has it, without what is usual. */
export function finderParams(query: FinderQuery): Record<string, string> {
  const { where, radius, name, attributes, language, sort } = query;
  return {
    ...('place' in where && { place: where.place }),
    ...('area' in where && { area: areaText(where.area) }),
    ...('here' in where && { here: '1' }),
    ...(radius !== usualRadius && { radius: String(radius) }),
    ...(name && { name }),
    ...(attributes.length > 0 && { only: attributes.join(',') }),
    ...(language && { language }),
    ...(sort === 'name' && { sort }),
  };
}

const areaText = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** A street's width is enough to find pharmacies, and says less about who asks. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** What the service is asked for; null while there is no place, or none that can be read. */
export function searchInputOf(
  { where, radius }: FinderQuery,
  position: Point | null,
): SearchInput | null {
  const at = ({ latitude, longitude }: Point) => ({
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    radius,
  });
  if ('area' in where) return at(where.area);
  if ('here' in where) return position && at(position);
  const place = readTypedPlace(where.place);
  return place && { ...place, radius };
}

import {
  type PharmacyAttribute,
  pharmacyAttributes,
  type Point,
  readTypedPlace,
  roundedPoint,
} from '@portal/domain';
import type { SearchInput } from './finder.requests';

export const radii = [2, 5, 10, 15, 25, 50] as const;
export type Radius = (typeof radii)[number];
const usualRadius: Radius = 5;

/** A name longer than this is cut: no pharmacy has one. */
const mostNameLetters = 100;

export type Sorting = 'distance' | 'name';

/** Where to search: a typed place, the middle of the map, or where the device is. */
export type SearchArea = { place: string } | { center: Point } | { here: true };

/** What the screen's URL says; it names no person and not where the member is. */
export interface FinderQuery {
  area: SearchArea;
  radius: Radius;
  name: string;
  attributes: readonly PharmacyAttribute[];
  language: string;
  sort: Sorting;
}

/**
 * The query of a URL; invalid values count as not given, and so does a filter that the plan does not have. Without a
 * place it is the member's own ZIP code.
 */
export function readFinderQuery(
  params: URLSearchParams,
  zip: string,
  { hasPreferred = true }: { hasPreferred?: boolean | undefined } = {},
): FinderQuery {
  const chosen = params.get('only')?.split(',') ?? [];
  return {
    area: areaOf(params, zip),
    radius: radii.find((each) => String(each) === params.get('radius')) ?? usualRadius,
    name: (params.get('name') ?? '').slice(0, mostNameLetters),
    attributes: pharmacyAttributes.filter(
      (each) => chosen.includes(each) && (each !== 'preferred' || hasPreferred),
    ),
    language: /^[a-z]{2,3}$/.exec(params.get('language') ?? '')?.[0] ?? '',
    sort: params.get('sort') === 'name' ? 'name' : 'distance',
  };
}

function areaOf(params: URLSearchParams, zip: string): SearchArea {
  if (params.get('here') === '1') return { here: true };
  const center = /^(-?\d{1,2}\.\d{1,3}),(-?\d{1,3}\.\d{1,3})$/.exec(params.get('area') ?? '');
  if (center) {
    return { center: { latitude: Number(center[1]), longitude: Number(center[2]) } };
  }
  return { place: params.get('place') ?? zip.slice(0, 5) };
}

/** The query as a URL has it, without what is usual. */
export function finderParams(query: FinderQuery): Record<string, string> {
  const { area, radius, name, attributes, language, sort } = query;
  return {
    ...('place' in area && { place: area.place }),
    ...('center' in area && { area: pointText(area.center) }),
    ...('here' in area && { here: '1' }),
    ...(radius !== usualRadius && { radius: String(radius) }),
    ...(name && { name }),
    ...(attributes.length > 0 && { only: attributes.join(',') }),
    ...(language && { language }),
    ...(sort === 'name' && { sort }),
  };
}

const pointText = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** What the service is asked for; null while there is no place, or none that can be read. */
export function searchInputOf(
  { area, radius }: FinderQuery,
  position: Point | null,
): SearchInput | null {
  const at = (point: Point) => ({ ...roundedPoint(point), radius });
  if ('center' in area) return at(area.center);
  if ('here' in area) return position && at(position);
  const place = readTypedPlace(area.place);
  return place && { ...place, radius };
}

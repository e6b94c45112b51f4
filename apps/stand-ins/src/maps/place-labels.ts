import type { ZipCode } from '@portal/scenarios';
import { type WorldPoint, worldPoint } from './base-map';

/** A name on the map. */
export interface PlaceLabel {
  at: WorldPoint;
  text: string;
  /** The more ZIP codes a city has, the sooner it is named. */
  weight: number;
}

/** One label for each city, in the middle of its ZIP codes. */
export function cityLabels(zipCodes: readonly ZipCode[]): PlaceLabel[] {
  const cities = new Map<string, ZipCode[]>();
  for (const each of zipCodes) {
    const key = `${each.city}, ${each.state}`;
    const known = cities.get(key);
    if (known) known.push(each);
    else cities.set(key, [each]);
  }
  return [...cities.values()].map((all) => {
    const mean = (of: (zipCode: ZipCode) => number) =>
      all.reduce((sum, each) => sum + of(each), 0) / all.length;
    const at = worldPoint(
      mean((each) => each.longitude),
      mean((each) => each.latitude),
    );
    return { at, text: all[0]?.city ?? '', weight: all.length };
  });
}

/** Pixels that a label has for itself, so that no two overlap. */
export const labelCell = { width: 128, height: 64 };

const byZoom = new Map<number, Map<string, PlaceLabel>>();

/** The labels of a zoom by their cell of the world: in each the city with the most ZIP codes. */
export function labelsAt(
  zoom: number,
  readLabels: () => readonly PlaceLabel[],
): ReadonlyMap<string, PlaceLabel> {
  const known = byZoom.get(zoom);
  if (known) return known;
  const size = 256 * 2 ** zoom;
  const cells = new Map<string, PlaceLabel>();
  for (const label of readLabels()) {
    const key = [
      Math.floor((label.at[0] * size) / labelCell.width),
      Math.floor((label.at[1] * size) / labelCell.height),
    ].join();
    const before = cells.get(key);
    if (!before || label.weight > before.weight) cells.set(key, label);
  }
  byZoom.set(zoom, cells);
  return cells;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** A point of the world from 0 to 1, west to east and north to south (Web Mercator). */
export type WorldPoint = readonly [number, number];

export const worldPoint = (longitude: number, latitude: number): WorldPoint => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

/** The outline of a county. */
export interface Outline {
  ring: readonly WorldPoint[];
  west: number;
  east: number;
  north: number;
  south: number;
}

let outlines: readonly Outline[] | undefined;

/** The counties of the United States (us-atlas, from the US Census Bureau), read with the first tile. */
export function readOutlines(): readonly Outline[] {
  return (outlines ??= countyRings().map((ring) => {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    return {
      ring,
      west: Math.min(...xs),
      east: Math.max(...xs),
      north: Math.min(...ys),
      south: Math.max(...ys),
    };
  }));
}

function countyRings(): WorldPoint[][] {
  const file = require.resolve('us-atlas/counties-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    counties: GeometryCollection;
  }>;
  return feature(atlas, atlas.objects.counties).features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    return polygons.flatMap((rings) =>
      rings.slice(0, 1).map((ring) => ring.map(([x = 0, y = 0]) => worldPoint(x, y))),
    );
  });
}

import type { Json, ZipCode } from '@portal/scenarios';
import { readOutlines } from './base-map';
import { cityLabels, labelCell, labelsAt, type PlaceLabel } from './place-labels';

const tileSize = 256;
/** Beyond its edge a tile needs neither lines nor labels that no one sees. */
const margin = 24;
/** A name is above its place, where a mark on the place does not hide it. */
const namesAbove = 16;

let labels: readonly PlaceLabel[] | undefined;

/** A square of the map as SVG: land, county lines and the names of cities. No road is invented. */
export function mapTile(body: Json, zipCodes: () => readonly ZipCode[]): string {
  const { zoom, column, row } = body as { zoom: number; column: number; row: number };
  const scale = tileSize * 2 ** zoom;
  const [left, top] = [column * tileSize, row * tileSize];
  const [x, y] = [(at: number) => at * scale - left, (at: number) => at * scale - top];
  const paths = readOutlines()
    .filter(
      ({ west, east, north, south }) =>
        x(east) >= 0 && x(west) <= tileSize && y(south) >= 0 && y(north) <= tileSize,
    )
    .map(({ ring }) => pathOf(ring.map(([px, py]) => [x(px), y(py)])));
  const texts = nearLabels(zoom, left, top, zipCodes).map(
    ({ at: [px, py], text }) =>
      `<text x="${x(px).toFixed(0)}" y="${(y(py) - namesAbove).toFixed(0)}">${escaped(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">`,
    `<rect width="${tileSize}" height="${tileSize}" fill="#dfe9f3"/>`,
    `<path fill="#f6f7f4" stroke="#b8c4be" stroke-width="1.2" stroke-linejoin="round" d="${paths.join('')}"/>`,
    '<g font-family="sans-serif" font-size="13" text-anchor="middle" fill="#3f4c49" stroke="#f6f7f4" stroke-width="3" paint-order="stroke">',
    ...texts,
    '</g></svg>',
  ].join('');
}

/** The part of an outline that is on the tile; points that are too near to the one before are left out. */
function pathOf(points: readonly (readonly [number, number])[]): string {
  let [lastX, lastY, drawn] = [Infinity, Infinity, ''];
  for (const [cx, cy] of clipToSquare(points, -margin, tileSize + margin)) {
    if (Math.abs(cx - lastX) + Math.abs(cy - lastY) < 0.8) continue;
    drawn += `${drawn === '' ? 'M' : 'L'}${cx.toFixed(1)} ${cy.toFixed(1)}`;
    [lastX, lastY] = [cx, cy];
  }
  return drawn === '' ? '' : `${drawn}Z`;
}

/** The labels of the tile's cells and of those next to it: a name reaches over the edge. */
function nearLabels(
  zoom: number,
  left: number,
  top: number,
  zipCodes: () => readonly ZipCode[],
): PlaceLabel[] {
  const cells = labelsAt(zoom, () => (labels ??= cityLabels(zipCodes())));
  const found: PlaceLabel[] = [];
  const [firstX, firstY] = [left / labelCell.width - 1, top / labelCell.height - 1];
  for (let cx = firstX; cx <= firstX + tileSize / labelCell.width + 1; cx += 1) {
    for (let cy = firstY; cy <= firstY + tileSize / labelCell.height + 1; cy += 1) {
      const label = cells.get(`${cx},${cy}`);
      if (label) found.push(label);
    }
  }
  return found;
}

const escaped = (text: string): string =>
  text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));

type Pixel = readonly [number, number];

/** The part of a polygon that is inside a square (Sutherland and Hodgman); empty when nothing is. */
export function clipToSquare(ring: readonly Pixel[], low: number, high: number): Pixel[] {
  let points = [...ring];
  for (const axis of [0, 1] as const) {
    for (const [edge, sign] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const depth = (point: Pixel) => (point[axis] - edge) * sign;
      points = points.flatMap((point, index) => {
        const before = points.at(index - 1) as Pixel;
        const [from, to] = [depth(before), depth(point)];
        const share = from / (from - to);
        const crossing: Pixel = [
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ];
        if (to >= 0) return from >= 0 ? [point] : [crossing, point];
        return from >= 0 ? [crossing] : [];
      });
    }
  }
  return points;
}

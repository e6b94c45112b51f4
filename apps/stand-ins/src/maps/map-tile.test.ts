import type { ZipCode } from '@portal/scenarios';
import { mapTile, clipToSquare } from './map-tile';

const zipCodes: ZipCode[] = [
  { zip: '55000', city: 'Sampleville', state: 'MN', latitude: 44.9778, longitude: -93.265 },
  { zip: '55999', city: 'A <b> & C', state: 'MN', latitude: 45.05, longitude: -93.1 },
];
const tile = (zoom: number, column: number, row: number) =>
  mapTile({ zoom, column, row }, () => zipCodes);

test('around Sampleville there is land, a county line and the names of the cities, escaped', () => {
  const svg = tile(10, 246, 368);
  expect(svg).toMatch(/^<svg .*<path [^>]*d="M[^"]+Z.*"\/>.*<\/svg>$/);
  expect(svg).toContain('>Sampleville</text>');
  expect(svg).not.toContain('<b>');
  expect(Buffer.byteLength(svg)).toBeLessThan(20_000);
});

test('a name stands above its place, so that a mark there does not hide it', () => {
  const [, nameY] = /y="(-?\d+)">Sampleville/.exec(tile(10, 246, 368)) ?? [];
  const latitude = (44.9778 * Math.PI) / 180;
  const worldY = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * 256 * 2 ** 10;
  expect(worldY - 368 * 256 - Number(nameY)).toBeGreaterThan(12);
});

test('in the ocean there is water only', () => {
  expect(tile(8, 60, 110)).toContain('d=""');
});

test('the whole country is one tile that is no heavier than a picture', () => {
  expect(Buffer.byteLength(tile(3, 1, 2))).toBeLessThan(120_000);
});

test.each([
  [
    'inside',
    [
      [1, 1],
      [9, 1],
      [9, 9],
    ],
    3,
  ],
  [
    'around it',
    [
      [-9, -9],
      [99, -9],
      [99, 99],
      [-9, 99],
    ],
    4,
  ],
  [
    'next to it',
    [
      [20, 1],
      [30, 1],
      [30, 9],
    ],
    0,
  ],
] as const)('a polygon %s is clipped', (_where, ring, corners) => {
  const clipped = clipToSquare(ring as never, 0, 10);
  expect(clipped).toHaveLength(corners);
  expect(clipped.flat().every((at) => at >= 0 && at <= 10)).toBe(true);
});

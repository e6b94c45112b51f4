import L from 'leaflet';
import type { Place } from '../finder-results';
import { drawPins } from './pins';

/** Where the pins of places are drawn from their points at a zoom, in pixels to the right. */
function drawnAt(points: readonly [latitude: number, longitude: number][], zoom = 16) {
  const box = document.body.appendChild(document.createElement('div'));
  const map = L.map(box, { maxZoom: 16 }).setView([45, -93], zoom);
  const places = points.map(([latitude, longitude], index) => ({
    number: index + 1,
    pharmacy: { npi: String(index), latitude, longitude, inNetwork: true },
  })) as unknown as Place[];
  const onOpen = jest.fn();
  drawPins(map, places, { center: [45, -93], open: undefined, onOpen });
  const pins = [...box.querySelectorAll<HTMLElement>('.finder-pin-box')];
  return {
    box,
    map,
    pins,
    onOpen,
    shifts: pins.map(({ style }) => parseFloat(style.marginLeft) + 19),
  };
}

test('pins of one place are next to each other, and each opens its own pharmacy', () => {
  const { pins, shifts, onOpen } = drawnAt([
    [45, -93],
    [45.1, -93],
    [45, -93],
    [45.0001, -93],
  ]);
  expect(shifts).toEqual([-38, 0, 38, 0]);
  for (const pin of pins) pin.click();
  expect(onOpen.mock.calls).toEqual([['0'], ['2'], ['3'], ['1']]);
});

test('pins that zooming separates stay where they are', () => {
  expect(
    drawnAt([
      [45, -93],
      [45.001, -93],
    ]).shifts,
  ).toEqual([0, 0]);
});

test('pins of different places that would cover each other are one, which comes apart nearer', () => {
  const { box, map, pins, onOpen } = drawnAt(
    [
      [45, -93],
      [45.001, -93],
      [45.3, -93],
    ],
    11,
  );
  expect(pins.map(({ textContent }) => textContent)).toEqual(['1+1', '3']);
  pins[0]!.click();
  expect(onOpen).not.toHaveBeenCalled();
  expect(map.getZoom()).toBeGreaterThan(11);
  map.setZoom(16);
  const apart = [...box.querySelectorAll('.finder-pin')].map(({ textContent }) => textContent);
  expect(apart).toEqual(['1', '2', '3']);
});

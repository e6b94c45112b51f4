import L from 'leaflet';
import type { Place } from '../finder-results';

interface Pinned {
  center: [number, number];
  /** The NPI of the chosen one. */
  open: string | undefined;
  onOpen: (npi: string) => void;
}

const size = { width: 38, height: 46 };

/** A pin with the number of the list; dotted is out of network. Built from elements: a name is never markup. */
function pinOf(number: number, isOpen: boolean, isOut: boolean): HTMLElement {
  const pin = document.createElement('span');
  pin.className = ['finder-pin', isOpen && 'on', isOut && 'out'].filter(Boolean).join(' ');
  pin.textContent = String(number);
  return pin;
}

/**
 * How far to the side each pin is drawn, in pixels. Pins that would cover each other at every zoom, of pharmacies in
 * one building, are next to each other. Takes their points at the nearest zoom.
 */
function sideShifts(points: readonly L.Point[]): number[] {
  const groups: number[][] = [];
  points.forEach((point, index) => {
    const same = groups.find(([first = 0]) => point.distanceTo(points[first]!) < size.width);
    if (same) same.push(index);
    else groups.push([index]);
  });
  const shifts = points.map(() => 0);
  for (const group of groups) {
    group.forEach((index, place) => {
      shifts[index] = (place - (group.length - 1) / 2) * size.width;
    });
  }
  return shifts;
}

/** Draws where was searched and a pin for each place; the returned function removes them. */
export function drawPins(
  map: L.Map,
  places: readonly Place[],
  { center, open, onOpen }: Pinned,
): () => void {
  const layer = L.layerGroup().addTo(map);
  L.marker(center, {
    icon: L.divIcon({ className: 'finder-here', iconSize: [18, 18] }),
    interactive: false,
    keyboard: false,
  }).addTo(layer);
  const located = places.flatMap(({ pharmacy, number }) => {
    const { npi, latitude, longitude, inNetwork } = pharmacy;
    if (latitude === null || longitude === null) return [];
    return [{ npi, number, inNetwork, at: L.latLng(latitude, longitude) }];
  });
  const shifts = sideShifts(located.map(({ at }) => map.project(at, map.getMaxZoom())));
  for (const [index, { npi, number, inNetwork, at }] of located.entries()) {
    const isOpen = npi === open;
    L.marker(at, {
      icon: L.divIcon({
        className: 'finder-pin-box',
        html: pinOf(number, isOpen, !inNetwork),
        iconSize: [size.width, size.height],
        iconAnchor: [size.width / 2 - (shifts[index] ?? 0), size.height],
      }),
      // The list is the way for keys: a pin that is only a number says nothing.
      keyboard: false,
      zIndexOffset: isOpen ? 1000 : 0,
    })
      .on('click', () => onOpen(npi))
      .addTo(layer);
  }
  return () => void layer.remove();
}

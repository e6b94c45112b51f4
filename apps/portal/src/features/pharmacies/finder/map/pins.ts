import L from 'leaflet';
import type { Place } from '../finder-results';

/** A point on the screen, in pixels. */
interface Pixel {
  x: number;
  y: number;
}

/** What one pin takes of the map, in pixels. */
const pinSize = { width: 38, height: 46 };

/** Puts indexes together whose points meet the first one of a group. */
function grouped(count: number, meet: (first: number, other: number) => boolean): number[][] {
  const groups: number[][] = [];
  for (let index = 0; index < count; index += 1) {
    const found = groups.find(([first = 0]) => meet(first, index));
    if (found) found.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** Pharmacies in one building: their pins would cover each other at every zoom. Takes the points at the nearest zoom. */
function sameSpots(points: readonly Pixel[]): number[][] {
  return grouped(points.length, (first, other) => {
    const [a, b] = [points[first]!, points[other]!];
    return Math.hypot(a.x - b.x, a.y - b.y) < pinSize.width;
  });
}

/**
 * The spots that one pin stands for at a zoom, because theirs would cover each other. Takes the spots, and the points
 * at that zoom.
 */
function coveringSpots(
  spots: readonly (readonly number[])[],
  points: readonly Pixel[],
): number[][][] {
  const at = (spot: number) => points[spots[spot]![0]!]!;
  const half = (spot: number) => (spots[spot]!.length * (pinSize.width + 8)) / 2;
  const groups = grouped(spots.length, (first, other) => {
    const [a, b] = [at(first), at(other)];
    const isBeside = Math.abs(a.x - b.x) >= half(first) + half(other);
    return !isBeside && Math.abs(a.y - b.y) < pinSize.height;
  });
  return groups.map((group) => group.map((spot) => [...spots[spot]!]));
}

interface Pinned {
  center: [number, number];
  /** The NPI of the chosen one. */
  open: string | undefined;
  onOpen: (npi: string) => void;
}

/** A pin with the number of the list; dotted is out of network. Built from elements: a name is never markup. */
function pinOf(text: string, isOpen: boolean, isOut: boolean): HTMLElement {
  const pin = document.createElement('span');
  pin.className = ['finder-pin', isOpen && 'on', isOut && 'out'].filter(Boolean).join(' ');
  pin.textContent = text;
  return pin;
}

/** Pins over a point, so far to the side. */
const iconOf = (html: HTMLElement, shift = 0) =>
  L.divIcon({
    className: 'finder-pin-box',
    html,
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pinSize.width / 2 - shift, pinSize.height],
  });

/**
 * Draws where was searched and a pin for each place; the returned function removes them. Pins that would cover each
 * other are one pin that comes apart when the map is nearer.
 */
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
  const pins = L.layerGroup().addTo(layer);
  const located = places.flatMap(({ pharmacy, number }) => {
    const { npi, latitude, longitude, inNetwork } = pharmacy;
    if (latitude === null || longitude === null) return [];
    return [{ npi, number, inNetwork, at: L.latLng(latitude, longitude) }];
  });
  type Located = (typeof located)[number];
  const pointsAt = (zoom: number) => located.map(({ at }) => map.project(at, zoom));
  const spots = sameSpots(pointsAt(map.getMaxZoom()));

  const addPin = (at: L.LatLng, icon: L.DivIcon, isOpen: boolean, handleClick: () => void) =>
    L.marker(at, {
      icon,
      // The list is the way for keys: a pin that is only a number says nothing.
      keyboard: false,
      zIndexOffset: isOpen ? 1000 : 0,
    })
      .on('click', handleClick)
      .addTo(pins);
  /** The pharmacies of one building, next to each other. */
  const addSpot = (spot: readonly Located[]) => {
    for (const [index, { npi, number, inNetwork, at }] of spot.entries()) {
      const isOpen = npi === open;
      const shift = (index - (spot.length - 1) / 2) * pinSize.width;
      const pin = pinOf(String(number), isOpen, !inNetwork);
      addPin(at, iconOf(pin, shift), isOpen, () => onOpen(npi));
    }
  };
  /** One pin for several, with the number of the chosen or the first one, and how many more there are. */
  const addGroup = (group: readonly Located[]) => {
    const chosen = group.find(({ npi }) => npi === open);
    const { at, number } = (chosen ?? group[0])!;
    const pin = pinOf(`${number}+${group.length - 1}`, chosen !== undefined, false);
    pin.classList.add('many');
    const bounds = L.latLngBounds(group.map((each) => each.at));
    addPin(at, iconOf(pin), chosen !== undefined, () =>
      map.setView(
        bounds.getCenter(),
        Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(0.1))),
        { animate: false },
      ),
    );
  };
  const draw = () => {
    pins.clearLayers();
    const zoom = map.getZoom();
    const groups =
      zoom < map.getMaxZoom() ? coveringSpots(spots, pointsAt(zoom)) : spots.map((spot) => [spot]);
    for (const group of groups) {
      const [spot = [], ...others] = group.map((each) => each.map((index) => located[index]!));
      if (others.length === 0) addSpot(spot);
      else addGroup([spot, ...others].flat());
    }
  };
  draw();
  map.on('zoomend', draw);
  return () => {
    map.off('zoomend', draw);
    layer.remove();
  };
}

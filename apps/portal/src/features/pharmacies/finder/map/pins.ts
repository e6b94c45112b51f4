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
  for (const { pharmacy, number } of places) {
    const { npi, latitude, longitude, inNetwork } = pharmacy;
    if (latitude === null || longitude === null) continue;
    const isOpen = npi === open;
    L.marker([latitude, longitude], {
      icon: L.divIcon({
        className: 'finder-pin-box',
        html: pinOf(number, isOpen, !inNetwork),
        iconSize: [size.width, size.height],
        iconAnchor: [size.width / 2, size.height],
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

import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import type { Point } from '@portal/domain';
import { useText } from '../../../../language';
import { Button } from '../../../../ui';
import type { Place } from '../finder-results';
import mapText from './map.text';
import { drawPins } from './pins';

export interface PharmacyMapProps {
  places: readonly Place[];
  /** Where was searched. */
  center: Point;
  /** The NPI of the chosen one. */
  open: string | undefined;
  onOpen: (npi: string) => void;
  onSearchArea: (center: Point) => void;
}

/** Leaflet reports a move when its box gets its size, too. */
const awayMeters = 100;

/** Shows a state or two: nearer, a place without pharmacies may be without a border or a name, too. */
const emptyZoom = 6;

const tiles = '/maps/tiles/{z}/{x}/{y}';

/**
 * The map of the places in the list; it shows nothing that the list does not have. Arrows move it, plus and
 * minus zoom, Escape leaves it. Its pins are pictures for a pointer: the list is the way for keys.
 */
export default function PharmacyMap(props: PharmacyMapProps) {
  const { places, center, open, onOpen, onSearchArea } = props;
  const t = useText(mapText);
  const box = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const [moved, setMoved] = useState<Point | null>(null);
  const [isBroken, setBroken] = useState(false);
  const { latitude, longitude } = center;

  useEffect(() => {
    const element = box.current as HTMLElement;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') after.current?.querySelector('button')?.focus();
    };
    element.addEventListener('keydown', leave);
    const created = L.map(element, {
      zoomControl: false,
      attributionControl: false,
      // Movement only where it is welcome.
      fadeAnimation: false,
      zoomAnimation: false,
      markerZoomAnimation: false,
      inertia: false,
    }).setView([0, 0], 11);
    map.current = created;
    const layer = L.tileLayer(tiles, { minZoom: 3, maxZoom: 16, className: 'finder-tile' });
    layer.on('tileerror', () => setBroken(true));
    layer.on('tileload', () => setBroken(false));
    layer.addTo(created);
    return () => {
      element.removeEventListener('keydown', leave);
      created.remove();
      map.current = null;
    };
  }, []);

  useEffect(() => {
    const current = map.current;
    if (!current) return undefined;
    const zoom = places.length > 0 ? current.getZoom() : Math.min(current.getZoom(), emptyZoom);
    current.setView([latitude, longitude], zoom, { animate: false });
    const points = places.flatMap(({ pharmacy }) =>
      pharmacy.latitude === null || pharmacy.longitude === null
        ? []
        : [L.latLng(pharmacy.latitude, pharmacy.longitude)],
    );
    if (points.length > 0) {
      const bounds = L.latLngBounds([L.latLng(latitude, longitude), ...points]);
      current.fitBounds(bounds.pad(0.1), { animate: false, maxZoom: 14 });
    }
    const home = current.getCenter();
    setMoved(null);
    const showMoved = () => {
      const now = current.getCenter();
      const isAway = home.distanceTo(now) > awayMeters;
      setMoved(isAway ? { latitude: now.lat, longitude: now.lng } : null);
    };
    current.on('moveend', showMoved);
    return () => void current.off('moveend', showMoved);
  }, [latitude, longitude, places]);

  useEffect(() => {
    const current = map.current;
    return current
      ? drawPins(current, places, { center: [latitude, longitude], open, onOpen })
      : undefined;
  }, [places, latitude, longitude, open, onOpen]);

  return (
    <>
      <div
        ref={box}
        className="finder-map"
        role="application"
        aria-label={
          places.length > 0
            ? t('pharmacyMap.label', { count: places.length })
            : t('pharmacyMap.empty')
        }
        aria-describedby="finder-map-keys"
      />
      <p id="finder-map-keys" className="mute small">
        {t('pharmacyMap.keys')}
      </p>
      {places.length === 0 && <p role="status">{t('pharmacyMap.none')}</p>}
      {isBroken && <p role="status">{t('pharmacyMap.broken')}</p>}
      <div className="row tight" ref={after}>
        <Button kind="secondary" onClick={() => map.current?.zoomIn()}>
          {t('pharmacyMap.zoomIn')}
        </Button>
        <Button kind="secondary" onClick={() => map.current?.zoomOut()}>
          {t('pharmacyMap.zoomOut')}
        </Button>
        {moved && (
          <Button icon="search" onClick={() => onSearchArea(moved)}>
            {t('pharmacyMap.searchArea')}
          </Button>
        )}
      </div>
      <p className="mute small">{t('pharmacyMap.credit')}</p>
    </>
  );
}

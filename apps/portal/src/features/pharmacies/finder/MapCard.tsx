import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language';
import { Card, Tag } from '../../../ui';
import mapText from './map/map.text';
import type { PharmacyMapProps } from './map/PharmacyMap';

const PharmacyMap = lazy(() => import('./map/PharmacyMap'));

/** The map in its own chunk, which loads when the card comes into view; the list does without it. */
export function MapCard(props: PharmacyMapProps) {
  const t = useText(mapText);
  const card = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(card.current as Element);
    return () => observer.disconnect();
  }, []);
  const failed = <p role="status">{t('pharmacyMap.failed')}</p>;
  return (
    <div ref={card} id="map" className="no-print">
      <Card
        title={t('pharmacyMap.title')}
        action={<a href="#home-delivery">{t('pharmacyMap.skip')}</a>}
      >
        {isSeen ? (
          <ShowInstead of={failed}>
            <Suspense fallback={<div className="finder-map">{t('pharmacyMap.loading')}</div>}>
              <PharmacyMap {...props} />
            </Suspense>
          </ShowInstead>
        ) : (
          <div className="finder-map" />
        )}
        {props.places.length > 0 && (
          <p className="row small">
            <span className="row tight">
              <Tag tone="brand">1</Tag>
              {t('pharmacyMap.chosen')}
            </span>
            <span>{t('pharmacyMap.dotted')}</span>
            <span>{t('pharmacyMap.many')}</span>
          </p>
        )}
      </Card>
    </div>
  );
}

/** What is in place of the map when its chunk does not arrive. */
class ShowInstead extends Component<{ of: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.of : this.props.children;
  }
}

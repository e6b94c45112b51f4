import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language';
import { Card, Tag } from '../../../ui';
import finderText from './finder.text';
import type { PharmacyMapProps } from './map/PharmacyMap';

const PharmacyMap = lazy(() => import('./map/PharmacyMap'));

/** The map in its own chunk, which loads when the card comes into view; the list does without it. */
export function MapCard(props: PharmacyMapProps) {
  const t = useText(finderText);
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
  const failed = <p role="status">{t('pharmacies.mapFailed')}</p>;
  return (
    <div ref={card} id="map" className="no-print">
      <Card
        title={t('pharmacies.map')}
        action={<a href="#home-delivery">{t('pharmacies.skipMap')}</a>}
      >
        {isSeen ? (
          <ShowInstead of={failed}>
            <Suspense fallback={<div className="finder-map">{t('pharmacies.mapLoading')}</div>}>
              <PharmacyMap {...props} />
            </Suspense>
          </ShowInstead>
        ) : (
          <div className="finder-map" />
        )}
        <p className="row small">
          <span className="row tight">
            <Tag tone="brand">1</Tag>
            {t('pharmacies.mapChosen')}
          </span>
          <span>{t('pharmacies.mapDotted')}</span>
        </p>
      </Card>
    </div>
  );
}

/** What stands in place of the map when its chunk does not arrive. */
class ShowInstead extends Component<{ of: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.of : this.props.children;
  }
}

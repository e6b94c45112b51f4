import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useFlag } from '../../session';
import { footerContent } from '../content';
import type { Footer } from './Footer';
import { whenNear } from './when-near';
import { useAppSelector } from '../../store';

type Arrived = { Footer: ComponentType<ComponentProps<typeof Footer>> };

const fetchFooter = (): Promise<Arrived> => import('./Footer').then(({ Footer }) => ({ Footer }));

/** Below what anybody sees, the footer is fetched when the first page has come to rest. */
const restMs = 2000;

/**
 * The footer, once its code and its words are here (both are tried once: a page is of use without it).
 * It comes last, whole, so that nothing that is seen is pushed away.
 */
export function FooterPlace(props: ComponentProps<typeof Footer>) {
  const place = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState<Arrived>();
  const wanted = useFlag('footer', 'unsecuredFooter');
  const { status, data } = useAppSelector(footerContent.select);
  const pending = !data && (status === 'idle' || status === 'loading');
  useEffect(() => {
    if (!wanted || !place.current) return undefined;
    let asked = false;
    const load = () => {
      if (asked) return;
      asked = true;
      fetchFooter().then(setArrived, () => {});
    };
    const timer = setTimeout(load, restMs);
    const stop = whenNear(place.current, load, '0px');
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [wanted]);
  if (!wanted) return null;
  return arrived && !pending ? <arrived.Footer {...props} /> : <div ref={place} />;
}

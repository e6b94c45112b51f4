import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near';

type Reader = ComponentType<{ text: string }>;

/**
 * Markdown as elements, once its reader has arrived; it is fetched when the place of the words is near
 * the window, so that a page whose footer is never reached does without it, as it does when it fails. While
 * it is `coming`, the style sheet holds back the content below, so that nothing visible is pushed away.
 */
export function MarkdownText({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [reader, setReader] = useState<{ Markdown: Reader }>();
  useEffect(() => {
    let wanted = true;
    const div = place.current;
    const notComing = () => div?.classList.remove('coming');
    const load = () => {
      div?.classList.add('coming');
      import('../../ui/Markdown').then((module) => wanted && setReader(module), notComing);
    };
    const stop = div && whenNear(div, load, '200px', notComing);
    return () => {
      wanted = false;
      stop?.();
    };
  }, []);
  return reader ? <reader.Markdown text={text} /> : <div ref={place} className="coming" />;
}

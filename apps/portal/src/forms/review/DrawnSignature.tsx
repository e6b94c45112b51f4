import { type PointerEvent, useRef, useState } from 'react';
import { drawingSize } from '@portal/domain/forms';
import { useText } from '../../language';
import { Button } from '../../ui';
import formsText from '../forms.text';

/** The size of the drawing, in its own units. */
const { width, height } = drawingSize;
/** What the service takes; a signature needs a fraction of it. */
const longest = 20_000;

/**
 * A place to draw a signature, which is optional: the typed name counts. The drawing is an SVG path of
 * straight lines.
 */
export function DrawnSignature({
  drawing,
  onDraw,
}: {
  drawing: string;
  onDraw: (path: string) => void;
}) {
  const t = useText(formsText);
  const [isDrawing, setDrawing] = useState(false);
  const place = useRef<SVGSVGElement>(null);
  const pointOf = (event: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (!box || box.width === 0) return '0 0';
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
    return `${within(x, width)} ${within(y, height)}`;
  };
  const add = (command: 'M' | 'L', event: PointerEvent) => {
    const next = `${drawing}${command}${pointOf(event)}`;
    if (next.length <= longest) onDraw(next);
  };
  return (
    <details className="draw">
      <summary>{t('formReview.draw')}</summary>
      <div className="stack s2">
        <p className="hint">{t('formReview.drawHint')}</p>
        <svg
          ref={place}
          className="draw-place"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('formReview.draw')}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrawing(true);
            add('M', event);
          }}
          onPointerMove={(event) => isDrawing && add('L', event)}
          onPointerUp={() => setDrawing(false)}
          onPointerCancel={() => setDrawing(false)}
        >
          <path d={drawing} />
        </svg>
        {drawing !== '' && (
          <div>
            <Button kind="quiet" onClick={() => onDraw('')}>
              {t('formReview.clearDrawing')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

import { useEffect, useState } from 'react';

/** The same value, but true only once a frame was drawn with it; true from the start where it was. */
export function useFrameAfter(value: boolean): boolean {
  const [isDrawn, setDrawn] = useState(value);
  useEffect(() => {
    if (!value) return undefined;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [value]);
  return value && isDrawn;
}

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../Icon';

const side = 88;

/**
 * A small picture of a file, where it is one that the browser can read; an icon of its kind else. It is drawn
 * small at once, so that ten photos take no more memory than one.
 */
export function Thumbnail({ file, type }: { file: File | undefined; type: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const kind = type || file?.type || '';
  const isPicture = kind.startsWith('image/');
  useEffect(() => {
    if (!file || !isPicture || typeof createImageBitmap === 'undefined') return;
    let isGone = false;
    createImageBitmap(file, { resizeHeight: side, resizeQuality: 'medium' }).then(
      (picture) => {
        if (!isGone) setDrawn(draw(picture, canvas.current));
        picture.close();
      },
      // E.g. HEIC in most browsers: the icon stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file, isPicture]);
  return (
    <span className="thumb">
      {!isDrawn && <Icon name={isPicture ? 'file-image' : 'file-text'} />}
      <canvas ref={canvas} width={side} height={side} hidden={!isDrawn} aria-hidden="true" />
    </span>
  );
}

/** Draws the middle of a picture into a square. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement | null): boolean {
  const context = canvas?.getContext('2d');
  if (!context) return false;
  const scale = Math.max(side / picture.width, side / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  return true;
}

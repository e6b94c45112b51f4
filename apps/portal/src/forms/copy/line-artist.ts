import type { LineArtist } from './pdf';

/** Pixels of a picture for each point. */
const sharpness = 3;

/** Draws lines of text as the browser does, with all alphabets of the device. */
export function createLineArtist(): LineArtist {
  const canvas = document.createElement('canvas');
  const prepare = (size: number, isBold: boolean) => {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    context.font = `${isBold ? 'bold ' : ''}${size * sharpness}px Helvetica, Arial, sans-serif`;
    return context;
  };
  const measure = (text: string, size: number, isBold: boolean) =>
    prepare(size, isBold).measureText(text).width / sharpness;
  return {
    measure,
    draw: async (text, size, isBold) => {
      const width = Math.max(1, Math.ceil(measure(text, size, isBold) * sharpness));
      const height = Math.ceil(size * 1.4 * sharpness);
      // A change of its size empties a canvas, its font included.
      Object.assign(canvas, { width, height });
      const context = prepare(size, isBold);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#000';
      context.fillText(text, 0, height - size * 0.35 * sharpness);
      const { data: pixels } = context.getImageData(0, 0, width, height);
      // Black on white: one of the four bytes of a pixel is its gray.
      const gray = Uint8Array.from({ length: width * height }, (_, at) => pixels[4 * at] ?? 255);
      const packed = new Blob([gray]).stream().pipeThrough(new CompressionStream('deflate'));
      return { width, height, data: new Uint8Array(await new Response(packed).arrayBuffer()) };
    },
  };
}

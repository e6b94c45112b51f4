/** What is on the picture, in the reader's language. */
export interface PictureOfCard {
  issuer: string;
  /** Names and values, two in a row. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Below the fields, such as whom to call. */
  lines: readonly string[];
}

// A plastic card, 85.6 × 54 mm, at 300 dots per inch.
const [width, height] = [1011, 638];
const [edge, headHeight] = [48, 130];

/**
 * A card as a PNG in the colours and the font of the page, for the pictures of a phone. Fails when the browser
 * gives no picture.
 */
export function cardPicture(shown: PictureOfCard, document: Document): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('No picture.'));
  draw(context, shown, document);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
  });
}

function draw(
  context: CanvasRenderingContext2D,
  { issuer, fields, lines }: PictureOfCard,
  document: Document,
) {
  const root = getComputedStyle(document.documentElement);
  const colour = (name: string) => root.getPropertyValue(name).trim();
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text: string, x: number, y: number, look: string, ink: string, room: number) => {
    context.font = `${look} ${font}`;
    context.fillStyle = ink;
    context.fillText(text, x, y, room);
  };
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = colour('--brand-strong');
  context.fillRect(0, 0, width, headHeight);
  write(issuer, edge, 82, '700 46px', '#fff', width - 4 * edge);
  write('Rx', width - edge - 60, 82, '700 46px', '#fff', 80);
  const column = (width - 2 * edge) / 2;
  const rows = Math.ceil(fields.length / 2);
  const step = (height - headHeight - 60 - lines.length * 34) / rows;
  fields.forEach(([name, value], index) => {
    const x = edge + (index % 2) * column;
    const y = headHeight + 46 + Math.floor(index / 2) * step;
    write(name, x, y, '400 24px', colour('--ink-2'), column - 24);
    write(value, x, y + 40, '700 36px', colour('--ink'), column - 24);
  });
  lines.forEach((line, index) => {
    const y = height - 30 - (lines.length - 1 - index) * 34;
    write(line, edge, y, '400 24px', colour('--ink'), width - 2 * edge);
  });
}

import { clientIds } from './clients';
import { type Logo, logos, type LogoShape } from './logos';

const all = Object.entries<Logo>(logos);
const ofClients = all.filter(([name]) => clientIds.some((id) => id === name));

describe('the logos', () => {
  test('every client has its own', () => {
    expect(ofClients).toHaveLength(clientIds.length);
    expect(new Set(all.map(([, logo]) => JSON.stringify(logo))).size).toBe(all.length);
  });

  test.each(all)('%s follows the colours of the client', (_, logo) => {
    expect(logo.filter(({ className }) => className === 'lg-a')).not.toEqual([]);
    const uncoloured = logo.filter((shape) => !shape.className && !shape.attributes.fill);
    expect(uncoloured).toEqual([]);
  });

  test.each(all)('%s stays within its field', (_, logo) => {
    expect(logo.filter((shape) => !within(shape))).toEqual([]);
  });

  test.each(all)('%s is written in attributes that SVG and React spell alike', (_, logo) => {
    const names = new Set(logo.flatMap(({ attributes }) => Object.keys(attributes)));
    const known = ['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx', 'fill'];
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(all)('%s is light enough to be sent with the page', (_, logo) => {
    expect(JSON.stringify(logo).length).toBeLessThan(900);
  });
});

/** Circles and rectangles lie on the field; a path uses drawing commands only and begins on it. */
function within({ tag, attributes }: LogoShape): boolean {
  const at = (name: string) => Number(attributes[name]);
  const inside = (...values: number[]) => values.every((value) => value >= 0 && value <= 40);
  if (tag === 'circle') {
    const [x, y, r] = [at('cx'), at('cy'), at('r')];
    return inside(x - r, x + r, y - r, y + r);
  }
  if (tag === 'rect')
    return inside(at('x'), at('y'), at('x') + at('width'), at('y') + at('height'));
  const start = /^M(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)[\d .acChHlLmMqQsSvVzA-]*$/.exec(
    `${attributes.d}`,
  );
  return start !== null && inside(Number(start[1]), Number(start[2]));
}

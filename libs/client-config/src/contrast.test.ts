import { channels, contrast, type Hex, mix } from './contrast';

describe('contrast', () => {
  test.each<[Hex, Hex, number]>([
    ['#000', '#fff', 21],
    ['#ffffff', '#fff', 1],
    ['#767676', '#fff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#f00', '#fff', 4.0],
    ['#0b5b57', '#e2f1ee', 6.82],
  ])('%s and %s differ by %d, whichever comes first', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  test('a mix is between its two colours by the share of the first', () => {
    expect(mix('#ff9f6b', '#fff', 0)).toBe('#ffffff');
    expect(mix('#ff9f6b', '#fff', 1)).toBe('#ff9f6b');
    expect(mix('#000', '#fff', 0.5)).toBe('#808080');
  });

  test('short and long colours mean the same', () => {
    expect(channels('#0af')).toEqual(channels('#00aaff'));
  });

  test.each<Hex>(['#12', '#12345', '#GGGGGG', '#1234567', '#ABC'])(
    '%s is refused by name',
    (hex) => {
      expect(() => contrast(hex, '#fff')).toThrow(`"${hex}" is not a colour`);
    },
  );
});

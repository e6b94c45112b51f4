/** A colour as the style sheets write it: `#fff` or `#14201f`. */
export type Hex = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue from 0 to 255; a text that is no such colour is an error that names it. */
export function channels(hex: Hex): Channels {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.exec(hex)?.[0].slice(1);
  if (!digits)
    throw new Error(`"${hex}" is not a colour: write # and 3 or 6 lower-case hex digits.`);
  const size = digits.length / 3;
  const at = (index: number) => {
    const part = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16);
  };
  return [at(0), at(1), at(2)];
}

/** WCAG 2.2, contrast ratio of two opaque colours: 1 (the same) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` (0 to 1) of the first colour in the second, as color-mix() does it in srgb. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const ground = channels(other);
  const mixed = channels(one).map((value, index) =>
    Math.round(value * share + (ground[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

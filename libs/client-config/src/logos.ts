/**
 * The logos, drawn for this project on a field of 40 by 40. A class says how a shape is coloured, so
 * that a logo follows the client's tokens: `lg-a` is filled with the brand, `lg-b` with the accent,
 * `lg-l` is a line in the colour of the ground. A shape without a class carries its own colour.
 */
export interface LogoShape {
  tag: 'path' | 'circle' | 'rect';
  className?: 'lg-a' | 'lg-b' | 'lg-l';
  /** Written alike in SVG and in React. */
  attributes: Readonly<Record<string, string | number>>;
}

export const logos = {
  // A frond in a leaf.
  common: [
    brand('M4 36V19.5C4 10.9 10.9 4 19.5 4H36v16.5C36 29.1 29.1 36 20.5 36z'),
    line('M4.5 35.5 26.5 13.5M13 27v-9.5M13 27h9.5M19.5 20.5V14'),
    disc('lg-b', 30, 10, 3.2),
  ],
  // Two waves, as in the whole family: here in a drop.
  mahphc: [
    brand('M20 1.5c7.5 8 13 14.5 13 22.5a13 13 0 0 1-26 0c0-8 5.5-14.5 13-22.5z'),
    disc('lg-b', 20, 15.5, 4.4),
    line(
      'M7.5 24.5c3.2-2.8 5.6-2.8 8.4 0s5.6 2.8 8.4 0 5-2.6 8-.3M10 31c2.5-2.2 4.6-2.2 7 0s4.7 2.2 7 0 3.6-1.9 5.6-.6',
    ),
  ],
  mahp: [
    disc('lg-a', 20, 20, 18),
    disc('lg-b', 20, 13.5, 5),
    line(
      'M3.5 22.5c3.9-3.4 7.2-3.4 11 0s7.2 3.4 11 0 7.2-3.4 10.8-.2M7.5 29.5c3.2-2.7 5.8-2.7 8.8 0s5.9 2.7 8.8 0 4.9-2.4 7.3-.9',
    ),
  ],
  // The sun rises over the waves.
  mahpmedd: [
    box('lg-a', 3, 3, 34, 34, 9),
    painted('#ffd75e', 'M11 20.5a9 9 0 0 1 18 0z'),
    line('M20 7.5V5.5M9.5 11.5 8 10M30.5 11.5 32 10'),
    line(
      'M5 25.5c3.5-2.6 6.5-2.6 10 0s6.5 2.6 10 0 6.5-2.6 10-.2M8.5 31.5c2.9-2.2 5.2-2.2 7.8 0s5.3 2.2 7.8 0 4.7-2.1 7.3-.5',
    ),
  ],
  // A rising line in a nut.
  ebms: [
    brand('M20 2.5 35.5 11.2v17.6L20 37.5 4.5 28.8V11.2z'),
    line('M11.5 25 17 19l5.5 4.5L29 14'),
    disc('lg-b', 29, 14, 3.6),
  ],
  // A cypress at the bend of a river.
  ccp: [
    brand('M20 2c5 6.5 8 13.5 8 19.5 0 4.5-3.3 7.5-8 7.5s-8-3-8-7.5C12 15.5 15 8.5 20 2z'),
    line('M20 12v17M20 20l4-3.5M20 24l-4-3.5'),
    accent('M3 33c5-5 10.5-5 16-2.2s11.5 3 18-2.3V34c-6.5 5-12.5 5.2-18 2.6S8.5 34 3 38z'),
  ],
  // A heron's neck and beak.
  gatorcare: [
    disc('lg-a', 20, 20, 18),
    line('M13 34.5c0-9 11-9.5 11-15.5 0-4-6-4-6-8 0-3 2.5-4.5 5-4'),
    painted('#f4934f', 'M22.5 7 34 11.4l-11 .9z'),
  ],
  // An envelope, closed with a flower.
  mailrx: [
    box('lg-a', 2, 9, 36, 26, 5),
    line('M5 14.5 17.5 24a4 4 0 0 0 5 0L35 14.5'),
    disc('lg-b', 20, 8, 3.4),
    disc('lg-b', 24.8, 11.5, 3.4),
    disc('lg-b', 22.9, 17, 3.4),
    disc('lg-b', 17.1, 17, 3.4),
    disc('lg-b', 15.2, 11.5, 3.4),
    disc('lg-a', 20, 13, 1.8),
  ],
  // A bent twig of willow.
  flexscripts: [
    box('lg-a', 3, 3, 34, 34, 17),
    line('M10 33C10 20 17 11 31 9.5'),
    accent(
      'M15 18.5c-1.5-4-1-8 1.5-11.5 2.5 3.5 2.5 7.5-1.5 11.5zM21.5 13c5 .5 8 3.5 9.5 8-4.7 0-8-2.7-9.5-8zM14.5 20.5c5 .5 8.5 4 10 9-5-.2-8.7-3.5-10-9z',
    ),
  ],
  // Two fronds, side by side.
  medd_common: [
    brand(
      'M19 37C9 35 3 27.5 3 15v-4c10 1.5 16 8 16 18zM21 37c10-2 16-9.5 16-22v-4c-10 1.5-16 8-16 18z',
    ),
    line('M19 36 7.5 18M21 36l11.5-18'),
    dot('#ffc24b', 20, 7, 4.2),
  ],
  // A spray of goldenrod.
  medd_standard_1: [
    disc('lg-a', 20, 20, 18),
    line('M20 36V14M20 27l-7-6M20 22l7-6'),
    dot('#ffd75e', 20, 9, 3.4),
    dot('#ffd75e', 20, 15.5, 3.4),
    dot('#ffd75e', 12, 13.5, 3.4),
    dot('#ffd75e', 12.5, 20.5, 3.4),
    dot('#ffd75e', 28, 13.5, 3.4),
    dot('#ffd75e', 27.5, 20.5, 3.4),
  ],
  // A tree whose crown is the globe.
  globalhealth: [
    disc('lg-a', 20, 17, 15),
    line('M20 3c-7.5 7-7.5 21 0 28M20 3c7.5 7 7.5 21 0 28M6 12h28M6 22h28'),
    box('lg-a', 18, 30, 4, 8, 1),
    box('lg-b', 9, 36, 22, 2.6, 1.3),
  ],
  // A cheerful acorn.
  healthykids: [
    accent('M6.5 18h27c0 9.5-4.5 16-10.5 18.5-1.5.6-2 2-3 2s-1.5-1.4-3-2C11 34 6.5 27.5 6.5 18z'),
    brand(
      'M3.5 18.5C3.5 10.5 11 6.5 18.5 6V3.5a1.5 1.5 0 0 1 3 0V6C29 6.5 36.5 10.5 36.5 18.5a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5z',
    ),
    disc('lg-a', 15, 24.5, 1.7),
    disc('lg-a', 25, 24.5, 1.7),
    brand('M13.5 28c1.7 1.4 3.9 2.1 6.5 2.1s4.8-.7 6.5-2.1c-.5 3.6-3 5.8-6.5 5.8s-6-2.2-6.5-5.8z'),
  ],
  // The pole star over the lights.
  caplrx: [
    box('lg-a', 3, 3, 34, 34, 6),
    accent('M20 5.5l2.6 8.4L31 16.5l-8.4 2.6L20 27.5l-2.6-8.4L9 16.5l8.4-2.6z'),
    line('M7 31c4.5-3.5 8.5-3.5 13 0s8.5 3.5 13 0'),
  ],
  caplrx2: [
    box('lg-a', 3, 3, 34, 34, 6),
    accent('M17 6.5l2.6 8.4 8.4 2.6-8.4 2.6L17 28.5l-2.6-8.4L6 17.5l8.4-2.6z'),
    line('M30 8v6M27 11h6'),
    line('M7 32c4.5-3.5 8.5-3.5 13 0s8.5 3.5 13 0'),
  ],
  // A house with a frond.
  houseacct: [
    brand('M20 3 37 17.5V34a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V17.5z'),
    accent('M13 32V25c0-5 4-9 9-9h6v6.5c0 5.2-4.3 9.5-9.5 9.5z'),
    line('M11 34 23 21'),
  ],
  // A kestrel on a shield.
  university: [
    brand('M4 3.5h32V21c0 8.6-6.8 13.6-16 17C10.8 34.6 4 29.6 4 21z'),
    painted(
      '#f2c14e',
      'M9 11c6 .8 9.2 3.6 11 8.5C21.8 14.6 25 11.8 31 11c-1.2 7.5-4.6 12.8-11 19-6.4-6.2-9.8-11.5-11-19z',
    ),
  ],
  // A kestrel in the air over two pages: the university's header (customHeaderLogo).
  kestrel: [
    disc('lg-a', 20, 20, 18),
    accent(
      'M20 9c2 4.5 6 5.5 11 5-2 4-5.5 5.5-8.5 5.5L20 24l-2.5-4.5c-3 0-6.5-1.5-8.5-5.5 5 .5 9-.5 11-5z',
    ),
    line('M10 30c3.5-2 6.5-2 10 0 3.5-2 6.5-2 10 0'),
  ],
  // A ridge with a fern before it.
  PRXFRD: [
    brand('M2 34.5 14.5 10.5 21 21l4.5-6.5L38 34.5z'),
    line('M14.5 33.5V20M14.5 25.5 11.5 22.5M14.5 25.5l3-3M14.5 31l-4.5-4M14.5 31l4.5-4'),
    dot('#9cc069', 29.5, 8, 4.2),
  ],
  // The rings of a trunk: a co-brand.
  ironbark: [
    brand('M13 3h14l10 10v14L27 37H13L3 27V13z'),
    line('M20 9.5A10.5 10.5 0 1 1 9.5 20M20 15a5 5 0 1 1-5 5'),
    disc('lg-b', 20, 20, 2.2),
  ],
} as const satisfies Record<string, Logo>;

export type LogoName = keyof typeof logos;
export type Logo = readonly LogoShape[];
type LogoClass = NonNullable<LogoShape['className']>;

function brand(d: string): LogoShape {
  return { tag: 'path', className: 'lg-a', attributes: { d } };
}

function accent(d: string): LogoShape {
  return { tag: 'path', className: 'lg-b', attributes: { d } };
}

function line(d: string): LogoShape {
  return { tag: 'path', className: 'lg-l', attributes: { d } };
}

function painted(fill: string, d: string): LogoShape {
  return { tag: 'path', attributes: { d, fill } };
}

function disc(className: LogoClass, cx: number, cy: number, r: number): LogoShape {
  return { tag: 'circle', className, attributes: { cx, cy, r } };
}

function dot(fill: string, cx: number, cy: number, r: number): LogoShape {
  return { tag: 'circle', attributes: { cx, cy, r, fill } };
}

function box(
  className: LogoClass,
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
): LogoShape {
  return { tag: 'rect', className, attributes: { x, y, width, height, rx } };
}

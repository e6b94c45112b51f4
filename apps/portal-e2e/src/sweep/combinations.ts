/** What a page can be looked at with; the sweep spreads every value, and every pair of values, over the rows. */
export const factors = {
  language: ['en', 'es'],
  textSize: ['base', 'large', 'largest'],
  theme: ['a', 'b'],
  width: [320, 768, 1280],
} as const;

export interface Look {
  language: (typeof factors.language)[number];
  textSize: (typeof factors.textSize)[number];
  theme: (typeof factors.theme)[number];
  width: (typeof factors.width)[number];
}

/** Every combination, 36 of them. */
export const everyLook: readonly Look[] = factors.language.flatMap((language) =>
  factors.textSize.flatMap((textSize) =>
    factors.theme.flatMap((theme) =>
      factors.width.map((width) => ({ language, textSize, theme, width })),
    ),
  ),
);

/**
 * The look of the row at this place. Seven and 36 have no divisor in common, so that 36 rows in
 * succession have every combination once.
 */
export const lookOfRow = (place: number): Look => everyLook[(place * 7) % everyLook.length] as Look;

export const titleOf = ({ language, textSize, theme, width }: Look) =>
  `${language}, ${textSize}, theme ${theme}, ${width} px`;

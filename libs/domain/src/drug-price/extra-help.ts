/** Help of Medicare with drug costs, by income: the two levels of copays. */
export type ExtraHelp = 'full' | 'lowestIncome';

/** What one pays for a fill with Extra Help, in dollars, generic and brand; there is no deductible. Assumed for 2026. */
export const extraHelpCopays: Readonly<Record<ExtraHelp, { generic: number; brand: number }>> = {
  full: { generic: 5.1, brand: 12.65 },
  lowestIncome: { generic: 1.6, brand: 4.9 },
};

/** The copay with Extra Help, in dollars. */
export const extraHelpCopay = (level: ExtraHelp, isBrand: boolean): number =>
  extraHelpCopays[level][isBrand ? 'brand' : 'generic'];

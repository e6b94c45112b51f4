/** The value that this share of the values is below. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** The middle one of several, by a figure of each. */
export const medianBy = (results, figure) =>
  [...results].sort((a, b) => figure(a) - figure(b))[Math.floor(results.length / 2)];

/** The middle one of several figures. */
export const median = (figures) => medianBy(figures, (figure) => figure);

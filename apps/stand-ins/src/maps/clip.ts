type Pixel = readonly [number, number];

/** The part of a polygon that is inside a square (Sutherland and Hodgman); empty when nothing is. */
export function clipToSquare(ring: readonly Pixel[], low: number, high: number): Pixel[] {
  let points = [...ring];
  for (const axis of [0, 1] as const) {
    for (const [edge, sign] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const depth = (point: Pixel) => (point[axis] - edge) * sign;
      points = points.flatMap((point, index) => {
        const before = points.at(index - 1) as Pixel;
        const [from, to] = [depth(before), depth(point)];
        const share = from / (from - to);
        const crossing: Pixel = [
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ];
        if (to >= 0) return from >= 0 ? [point] : [crossing, point];
        return from >= 0 ? [crossing] : [];
      });
    }
  }
  return points;
}

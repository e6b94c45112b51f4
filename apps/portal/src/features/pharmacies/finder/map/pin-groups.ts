/** A point on the screen, in pixels. */
interface Pixel {
  x: number;
  y: number;
}

/** What one pin takes of the map, in pixels. */
export const pinSize = { width: 38, height: 46 };

/** Puts indexes together whose points meet the first one of a group. */
function grouped(count: number, meet: (first: number, other: number) => boolean): number[][] {
  const groups: number[][] = [];
  for (let index = 0; index < count; index += 1) {
    const found = groups.find(([first = 0]) => meet(first, index));
    if (found) found.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** Pharmacies in one building: their pins would cover each other at every zoom. Takes the points at the nearest zoom. */
export function sameSpots(points: readonly Pixel[]): number[][] {
  return grouped(points.length, (first, other) => {
    const [a, b] = [points[first]!, points[other]!];
    return Math.hypot(a.x - b.x, a.y - b.y) < pinSize.width;
  });
}

/**
 * The spots that one pin stands for at a zoom, because theirs would cover each other. Takes the spots, and the points
 * at that zoom.
 */
export function coveringSpots(
  spots: readonly (readonly number[])[],
  points: readonly Pixel[],
): number[][][] {
  const at = (spot: number) => points[spots[spot]![0]!]!;
  const half = (spot: number) => (spots[spot]!.length * (pinSize.width + 8)) / 2;
  const groups = grouped(spots.length, (first, other) => {
    const [a, b] = [at(first), at(other)];
    const isBeside = Math.abs(a.x - b.x) >= half(first) + half(other);
    return !isBeside && Math.abs(a.y - b.y) < pinSize.height;
  });
  return groups.map((group) => group.map((spot) => [...spots[spot]!]));
}

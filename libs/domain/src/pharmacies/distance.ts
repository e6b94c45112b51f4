/** A point of the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A point to a hundredth of a degree, about half a mile: enough to find pharmacies, and no address. */
export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

const earthRadiusInMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles as the crow flies (haversine formula). */
export function milesBetween(from: Point, to: Point): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const both = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(height + both * width));
}

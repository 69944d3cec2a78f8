const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** The shortest way over the globe between two positions, in kilometres. */
export function greatCircleKm(from: Position, to: Position): number {
  const latitude = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const longitude = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const chord = latitude + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitude;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

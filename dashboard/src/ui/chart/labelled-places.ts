/**
 * Which of so many points have a label: the first and the last, and between them as many as there is room for, as
 * evenly as whole points allow.
 */
export function labelledPlaces(points: number, room: number): number[] {
  const last = points - 1;
  if (last < 1) return points === 1 ? [0] : [];
  const gaps = Math.min(last, Math.max(1, room));
  return Array.from({ length: gaps + 1 }, (_, gap) => Math.round((gap * last) / gaps));
}

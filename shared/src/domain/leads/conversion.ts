export type Performance = 'Excellent' | 'Good' | 'Needs Improvement';

const excellentPercent = 15;
const goodPercent = 10;

/** Of all leads, how many were won, as a whole percentage; none where there was no lead. */
export function conversionPercent(converted: number, total: number): number | null {
  return total === 0 ? null : Math.round((converted / total) * 100);
}

export function performanceOf(percent: number): Performance {
  if (percent >= excellentPercent) return 'Excellent';
  return percent >= goodPercent ? 'Good' : 'Needs Improvement';
}

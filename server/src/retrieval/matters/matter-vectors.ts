/**
 * Where features and matters stand among one another: a text stands at the sum of its features, and is the likelier about
 * a matter the nearer it stands to it. Words that are used alike come to stand together, so that a text is understood of
 * which no example has the very words.
 */
export interface MatterVectors {
  readonly width: number;
  /** A row of numbers for each feature, in steps of the row's own size. */
  readonly features: Int8Array;
  readonly steps: Float32Array;
  /** A row of numbers for each matter. */
  readonly matters: Float32Array;
}

/** How well a text of these features fits each matter: the logarithms of shares that are 1 together. */
export function logSharesOf({ width, features, steps, matters }: MatterVectors, rows: Uint32Array): Float64Array {
  const place = new Float64Array(width);
  for (const row of rows) {
    const step = steps[row] ?? 0;
    if (step === 0) continue;
    for (let at = 0; at < width; at++) place[at] = (place[at] ?? 0) + step * (features[row * width + at] ?? 0);
  }
  const scale = 1 / Math.sqrt(Math.max(1, rows.length));
  const fits = new Float64Array(matters.length / width);
  for (let matter = 0; matter < fits.length; matter++) {
    let fit = 0;
    for (let at = 0; at < width; at++) fit += (place[at] ?? 0) * (matters[matter * width + at] ?? 0);
    fits[matter] = fit * scale;
  }
  const most = Math.max(...fits);
  const whole = Math.log(fits.reduce((sum, fit) => sum + Math.exp(fit - most), 0)) + most;
  return fits.map((fit) => fit - whole);
}

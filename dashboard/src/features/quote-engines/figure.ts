export interface Figure {
  /** Below `pricing`. */
  path: string;
  label: string;
  /** `money` is the company's currency, `percent` a share that is written in percent. */
  unit: string;
  /** For each of these; the label names it as `{mile}`, `{m3}` or `{cubic}`, in the company's own unit. */
  per?: 'mile' | 'm³';
  hint?: string;
}

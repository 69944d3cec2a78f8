/** The first match counts: many browsers also name the ones that they descend from. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function nameIn(names: typeof browsers, userAgent: string): string | undefined {
  return names.find(([sign]) => sign.test(userAgent))?.[1];
}

/** The browser and the device, as a person would call them. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown browser';
}

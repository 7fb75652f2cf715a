const devices: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a member would call a passkey of this device, or `otherwise`. */
export const suggestName = (userAgent: string, otherwise: string): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? otherwise;

const devices: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * Suggests a name for a new passkey, for example "Linux", from the user agent. Returns `otherwise` for an unknown
 * device.
 */
export const suggestName = (userAgent: string, otherwise: string): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? otherwise;

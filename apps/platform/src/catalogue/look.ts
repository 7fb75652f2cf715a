/** Goes up when the artwork changes, so that addresses that are cached for ever get new ones. */
export const artworkVersion = 1;

export const demoLook = { themeOf: (_category: string, wanted: string): string => wanted, colourOf: (): string => '#3a2f5c' };

export const demoLook = { themeOf: (_category: string, wanted: string): string => wanted, colourOf: (): string => '#3a2f5c' };

/**
 * The story tests run once for each of these passes. A pass sets the brand and the language of all
 * stories.
 */
export const storyPasses = {
  light: { brand: 'lualoc' },
  dark: { brand: 'bituinara' },
  rtl: { brand: 'firuzara', language: 'AR' },
} as const;

export type StoryPass = keyof typeof storyPasses;

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

/**
 * Rules of axe whose result depends on colours. Axe checks all other rules only in the light pass,
 * because the passes render the same elements.
 */
export const colorRules = ['color-contrast', 'link-in-text-block'];

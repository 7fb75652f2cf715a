/**
 * The story tests run once for each of these passes. A pass sets the brand and the language of all
 * stories. The last pass shows the page mirrored.
 */
export const storyPasses = {
  light: { brand: 'lualoc' },
  dark: { brand: 'bituinara' },
  rtl: { brand: 'firuzara', language: 'AR' },
} as const;

export type StoryPass = keyof typeof storyPasses;

/**
 * Pass in which all texts of the screens are 40 % longer (the pseudo-locale `LONG`). The stories of
 * components keep their texts, by which their play functions find elements.
 */
export const longTextsPass: StoryPass = 'dark';

/**
 * Rules of axe whose result depends on colours. Axe checks all other rules only in the light pass,
 * because the passes render the same elements.
 */
export const colorRules = ['color-contrast', 'link-in-text-block'];

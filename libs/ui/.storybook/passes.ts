/**
 * Passes of the story tests. All stories run once in each pass. Each pass sets the brand, and the
 * last pass also sets the language Arabic, so its pages are right-to-left.
 */
export const storyPasses = {
  light: { brand: 'lualoc' },
  dark: { brand: 'bituinara' },
  rtl: { brand: 'firuzara', language: 'AR' },
} as const;

export type StoryPass = keyof typeof storyPasses;

/**
 * Pass in which all texts of the screens are 40 % longer (pseudo-locale `LONG`). Stories of
 * components do not use longer texts, because their play functions find elements by text.
 */
export const longTextsPass: StoryPass = 'dark';

/**
 * Rules of the accessibility checker axe whose result depends on colours. All other rules are
 * checked only in the light pass, because all passes render the same elements.
 */
export const colorRules = ['color-contrast', 'link-in-text-block'];

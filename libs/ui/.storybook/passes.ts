/**
 * Passes of the story tests. All stories run once in each pass. A pass sets their brand and
 * language. The last pass uses Arabic, so the page is right-to-left.
 */
export const storyPasses = {
  light: { brand: 'lualoc' },
  dark: { brand: 'bituinara' },
  rtl: { brand: 'firuzara', language: 'AR' },
} as const;

export type StoryPass = keyof typeof storyPasses;

/**
 * Pass in which all texts of the screens are 40 % longer (pseudo-locale `LONG`). Component stories
 * do not use it, because their play functions find elements by their texts.
 */
export const longTextsPass: StoryPass = 'dark';

/**
 * Rules of axe whose result depends on colours. Axe checks all other rules only in the light pass,
 * because the passes render the same elements.
 */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Passes of the story tests. Each pass runs all stories once with the given brand. The pass `rtl`
 * also sets the language Arabic, so its pages are right-to-left.
 */
export const storyPasses = {
  light: { brand: 'lualoc' },
  dark: { brand: 'bituinara' },
  rtl: { brand: 'firuzara', language: 'AR' },
} as const;

export type StoryPass = keyof typeof storyPasses;

/**
 * Pass of the story tests in which all texts of the screens are 40 % longer than normal (test
 * language `LONG`). Stories of single components have normal texts in this pass, because their test
 * steps find elements by text.
 */
export const longTextsPass: StoryPass = 'dark';

/**
 * Rules of the accessibility checker axe whose result depends on colours. Only the pass `light`
 * of the story tests checks all rules. The other passes check only these rules, because they
 * render the same elements in other colours.
 */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the paths of the logo, the mark (symbol of the brand) and the hero image of a new brand, relative to its
 * brand file.
 */
export const getAssetPaths = (code: string) => ({
  logo: `${code}/logo.svg`,
  mark: `${code}/mark.svg`,
  hero: `${code}/hero.svg`,
});

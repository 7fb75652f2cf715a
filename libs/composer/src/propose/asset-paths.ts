/** Returns the paths of the images of a proposed brand, relative to its brand file. */
export const getAssetPaths = (code: string) => ({
  logo: `${code}/logo.svg`,
  mark: `${code}/mark.svg`,
  hero: `${code}/hero.svg`,
});

import type { TextTree } from './translate.ts';

/** Loads the texts of a game in the language of the page. Rejects if the file cannot be loaded. */
export const loadTexts = async (url: string): Promise<TextTree> => {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The texts of the game could not be loaded from ${url}: the server responded ${response.status}`);
  return (await response.json()) as TextTree;
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameEngine } from '@livery/demo/engines';
import type { LanguageCode } from '@livery/merchant/languages';
import type { TextTree } from '../client/text/translate.ts';
import { getTextFolders } from '../games/text-folders.ts';

// The root is a path and not a `URL`, because `node:fs` does not accept a `URL` of happy-dom, the simulated browser of
// the tests.
const root = join(fileURLToPath(import.meta.url), '../..');

/**
 * Returns the language code in the names of the translation files. TL and TY both mean Tagalog and use the files of TY.
 */
export const getFileLanguage = (code: LanguageCode): LanguageCode => (code === 'TL' ? 'TY' : code);

const readTexts = (folder: string, code: LanguageCode): TextTree => {
  const file = join(root, folder, `${code}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : {};
};

/** Merges two trees of texts. If both contain the same key, the text of `newer` is used. */
export const mergeTexts = (texts: TextTree, newer: TextTree): TextTree => {
  const merged: Record<string, string | TextTree> = { ...texts };
  for (const [key, value] of Object.entries(newer)) {
    const present = merged[key];
    merged[key] = typeof value === 'object' && typeof present === 'object' ? mergeTexts(present, value) : value;
  }
  return merged;
};

/** Reads all texts of a game page in a language. A text that the language does not have is in English. */
export const readGameTexts = (engine: GameEngine, code: LanguageCode): TextTree => {
  const folders = getTextFolders(engine);
  return (['EN', getFileLanguage(code)] as const)
    .flatMap((language) => folders.map((folder) => readTexts(folder, language)))
    .reduce(mergeTexts);
};

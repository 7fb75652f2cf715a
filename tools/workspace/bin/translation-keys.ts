import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageTable } from '../../../libs/merchant/src/language-table.ts';
import { findTextProblems, findUntranslatedKeys, usesLatinLetters } from '../src/translations/check-texts.ts';
import { findLocaleProblems } from '../src/translations/find-locale-problems.ts';
import { readTexts, readTextsOfFolders } from '../src/translations/translation-files.ts';
import { findUnusedKeys } from '../src/translations/find-unused-keys.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['apps/mobile/src', ...['account', 'agent', 'games', 'kit'].map((lib) => `libs/${lib}/src`)];
/**
 * Matches test files, story files and files in `testing` folders. A key that only these files use counts as unused,
 * because the app does not need it.
 */
const skipped = /\.(?:test|stories)\.tsx?$|(?:^|[\\/])testing[\\/]/;

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !skipped.test(path))
    .map((path) => join(root, folder, path)),
);
const locales = join(root, 'libs/kit/locales');
const unused = findUnusedKeys({
  tsconfig: join(root, 'tsconfig.base.json'),
  files,
  locale: join(locales, 'EN'),
});
for (const key of unused) console.error(`libs/kit/locales: remove the unused key ${key} from all languages`);

const provider = 'apps/provider/src';
/** Folders with the texts of the games. Each of them has one file for each language. */
const gameLocales = readdirSync(join(root, provider), { recursive: true, encoding: 'utf8' })
  .map((path) => `${provider}/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('/locales'));
/**
 * Folders with one file for each language. The texts of the app are not listed here, because the tests of `libs/kit`
 * already compare their keys.
 */
const flatLocales = ['apps/platform/src/core/text/locales', 'libs/demo/src/locales', ...gameLocales];
const flatProblems = flatLocales.flatMap((path) =>
  findLocaleProblems({ folder: join(root, path), languages: languageTable }).map((problem) => `${path}/${problem}`),
);
for (const problem of flatProblems) console.error(problem);

/**
 * Groups of folders whose texts are checked together. The script of a language (e.g. Latin) is detected from the texts
 * of a group. One game has too few texts for this, so all games form one group.
 */
const groups = [['apps/platform/src/core/text/locales'], ['libs/demo/src/locales'], gameLocales];
const textProblems = groups.flatMap((paths) => {
  const read = (language: string) =>
    readTextsOfFolders(
      paths.map((path) => join(root, path)),
      language,
    );
  return Object.keys(languageTable).flatMap((language) => {
    const texts = read(language);
    return findTextProblems({ language, isLatin: usesLatinLetters(texts), texts }, read('EN')).map(
      ({ key, reason }) => `${key.replace(root, '').replace(':', `/${language}.json: `)} ${reason}`,
    );
  });
});
for (const problem of textProblems) console.error(problem);

const english = readTexts(join(locales, 'EN'));
let problemCount = unused.length + flatProblems.length + textProblems.length;
for (const language of readdirSync(locales)) {
  const texts = readTexts(join(locales, language));
  const problems = findTextProblems({ language, isLatin: usesLatinLetters(texts), texts }, english);
  for (const { key, reason } of problems) console.error(`libs/kit/locales/${language}: the text ${key} ${reason}`);
  // Untranslated keys are printed, but are not problems yet: the app shows the English texts. Before a release, the
  // tests of the translations in libs/kit fail for them.
  const untranslated = findUntranslatedKeys(english, texts);
  if (untranslated.length > 0)
    console.error(
      `libs/kit/locales/${language}: ${untranslated.length} texts to translate: ${untranslated.join(', ')}`,
    );
  problemCount += problems.length;
}
process.exitCode = problemCount > 0 ? 1 : 0;

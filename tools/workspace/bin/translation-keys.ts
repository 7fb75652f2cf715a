import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageTable } from '../../../libs/merchant/src/language-table.ts';
import { findLocaleProblems } from '../src/translations/find-locale-problems.ts';
import { findUnusedKeys } from '../src/translations/find-unused-keys.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['apps/mobile/src', ...['account', 'agent', 'games', 'kit'].map((lib) => `libs/${lib}/src`)];
/** Files that are not searched for used texts: tests and stories. A text that only a test uses counts as unused. */
const skipped = /\.(?:test|stories)\.tsx?$|(?:^|[\\/])testing[\\/]/;

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !skipped.test(path))
    .map((path) => join(root, folder, path)),
);
const unused = findUnusedKeys({
  tsconfig: join(root, 'tsconfig.base.json'),
  files,
  locale: join(root, 'libs/kit/locales/EN'),
});
for (const key of unused) console.error(`libs/kit/locales: remove the unused key ${key} from all languages`);
/** Folders with one file for each language. The tests of `libs/kit` check the texts of the app. */
const serverLocales = ['apps/platform/src/locales', 'libs/demo/src/locales'];
const problems = serverLocales.flatMap((path) =>
  findLocaleProblems({ folder: join(root, path), languages: languageTable }).map((problem) => `${path}/${problem}`),
);
for (const problem of problems) console.error(problem);

process.exitCode = unused.length + problems.length > 0 ? 1 : 0;

import { basename } from 'node:path';
import { isBaseFile, listJsonFiles } from '@livery/composer/brand-files';
import { checkBrand } from '@livery/composer/check-brand';
import { checkBaseFile } from '@livery/composer/read/check-base';
import { mobileOptions } from '../compile/options.ts';
import { findUntranslatedLanguages } from '../find-untranslated.ts';
import { fixBrand } from '../fix-brand.ts';
import { listInheritingFiles } from '@livery/composer/read/inheriting-files';
import { formatProblem } from '@livery/composer/problem';
import { loadProductFacts } from '@livery/composer/product-facts';
import { findFolderProblems } from '@livery/composer/read/folder-problems';
import { toCallerPath, parseCommandLine } from './arguments.ts';

const { files, merchants, fix } = parseCommandLine(process.argv.slice(2));
// A change of a base (a file from which brands inherit) can cause problems in the brands that inherit from it.
// Therefore these brands are checked too.
const inheriting = new Map(
  await Promise.all(files.map(async (file) => [file, await listInheritingFiles(file)] as const)),
);
const checked =
  files.length > 0 ? [...new Set([...files, ...[...inheriting.values()].flat()])] : await listJsonFiles(merchants);
const brands = checked.filter((file) => !isBaseFile(file));
const facts = await loadProductFacts(mobileOptions());
if (fix) {
  for (const file of brands)
    for (const change of await fixBrand(file, facts)) console.log(`${toCallerPath(file)}  changed ${change}`);
}
const folderProblems = [...(await findFolderProblems(brands)).values()].flat();
const fileProblems = await Promise.all(
  checked.map((file) => (isBaseFile(file) ? checkBaseFile(file) : checkBrand(file, facts))),
);
const problems = [...fileProblems.flat(), ...folderProblems];
for (const problem of problems) console.error(formatProblem({ ...problem, file: toCallerPath(problem.file) }));
for (const [file, list] of inheriting) {
  if (list.length === 0) continue;
  const names = list.map((each) => basename(each, '.json')).join(', ');
  console.log(`${toCallerPath(file)}  note: a change concerns the brands that inherit from it: ${names}`);
}
for (const file of brands) {
  for (const language of await findUntranslatedLanguages(file, mobileOptions().locales)) {
    console.log(
      `${toCallerPath(file)}  note: ${language} has no texts of its own yet, and is said in English. Add ` +
        `libs/kit/locales/${language}, a copy of EN, translated.`,
    );
  }
}
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${checked.length === 1 ? toCallerPath(checked[0] ?? '') : `${checked.length} brand files`}: no mistakes`,
  );

import { listBrandFiles } from '@livery/composer/brand-files';
import { checkBrand } from '@livery/composer/check-brand';
import { mobileOptions } from '../compile/options.ts';
import { findUntranslatedLanguages } from '../find-untranslated.ts';
import { fixBrand } from '../fix-brand.ts';
import { formatProblem } from '@livery/composer/problem';
import { loadProductFacts } from '@livery/composer/product-facts';
import { findFolderProblems } from '@livery/composer/read/folder-problems';
import { toCallerPath, parseCommandLine } from './arguments.ts';

const { files, merchants, fix } = parseCommandLine(process.argv.slice(2));
const checked = files.length > 0 ? files : await listBrandFiles(merchants);
const facts = await loadProductFacts(mobileOptions());
if (fix) {
  for (const file of checked)
    for (const change of await fixBrand(file, facts)) console.log(`${toCallerPath(file)}  changed ${change}`);
}
const folderProblems = [...(await findFolderProblems(checked)).values()].flat();
const problems = [...(await Promise.all(checked.map((file) => checkBrand(file, facts)))).flat(), ...folderProblems];
for (const problem of problems) console.error(formatProblem({ ...problem, file: toCallerPath(problem.file) }));
for (const file of checked) {
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

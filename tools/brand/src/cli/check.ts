import { listBrandFiles } from '../brand-files.ts';
import { checkBrand } from '../check-brand.ts';
import { mobileOptions } from '../compile/options.ts';
import { formatProblem } from '../problem.ts';
import { findUntranslatedLanguages } from '../find-untranslated.ts';
import { toCallerPath, parseCommandLine } from './arguments.ts';

const { files, merchants } = parseCommandLine(process.argv.slice(2));
const checked = files.length > 0 ? files : await listBrandFiles(merchants);
const problems = (await Promise.all(checked.map(checkBrand))).flat();
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

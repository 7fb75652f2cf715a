import { brandFilesIn } from '../brand-files.ts';
import { checkBrand } from '../check-brand.ts';
import { mobileOptions } from '../compile/options.ts';
import { phrase } from '../problem.ts';
import { untranslatedIn } from '../untranslated.ts';
import { asCalled, folders } from './arguments.ts';

const { files, merchants } = folders(process.argv.slice(2));
const checked = files.length > 0 ? files : await brandFilesIn(merchants);
const problems = (await Promise.all(checked.map(checkBrand))).flat();
for (const problem of problems) console.error(phrase({ ...problem, file: asCalled(problem.file) }));
for (const file of checked) {
  for (const language of await untranslatedIn(file, mobileOptions().locales)) {
    console.log(
      `${asCalled(file)}  note: ${language} has no texts of its own yet, and is said in English. Add libs/kit/locales/${language}, a copy of EN, translated.`,
    );
  }
}
if (problems.length > 0) process.exitCode = 1;
else console.log(`${checked.length === 1 ? asCalled(checked[0] ?? '') : `${checked.length} brand files`}: no mistakes`);

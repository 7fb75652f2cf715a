import { mobileOptions } from '../compile/options.ts';
import { compileManifestName } from '@livery/composer/compiled/read-compile-manifest';
import { findDamage } from '@livery/composer/compiled/verify-compiled';
import { bundleAll } from '../bundle-all.ts';
import { replaceBases } from '../inheriting-brands.ts';
import { listBrandFiles } from '@livery/composer/brand-files';
import { formatProblem } from '@livery/composer/problem';
import { toCallerPath, parseCommandLine } from './arguments.ts';

const { merchants, out, compiled, files, skipInvalid } = parseCommandLine(process.argv.slice(2));
const damage = await findDamage(compiled);
if (damage !== undefined) {
  if (damage !== compileManifestName) console.error(`${damage} of the compiled app was damaged: compiling it again`);
  // The compiler is imported only if the app must be compiled. Loading its bundler takes longer than building many
  // brands.
  const { compile } = await import('../compile/compile.ts');
  await compile(mobileOptions(compiled));
}

const brandFiles = files.length > 0 ? await replaceBases(files) : await listBrandFiles(merchants);
const { composed, problems } = await bundleAll({ brandFiles, compileDir: compiled, outDir: out });
for (const problem of problems) console.error(formatProblem({ ...problem, file: toCallerPath(problem.file) }));
const written = composed.filter(({ isWritten }) => isWritten).length;
console.log(`${composed.length} brands in ${out}: ${written} written, ${composed.length - written} as they were`);
if (composed.length === 0 && problems.length === 0) console.error(`There is no brand file in ${merchants}`);
if (problems.length > 0) console.error(`${problems.length} mistakes`);
if (composed.length === 0 || (problems.length > 0 && !skipInvalid)) process.exitCode = 1;

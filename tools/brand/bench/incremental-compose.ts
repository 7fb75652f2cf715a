import { composeLoadedBrand } from '../src/compose/compose-brand.ts';
import { loadComposeContext } from '../src/compose/compose-context.ts';
import { listBrandFiles } from '../src/brand-files.ts';
import { readBrand } from '../src/read/read-brand.ts';

// Prints the seconds that one more brand adds to a run: the median over the brands of a folder. The first brands are
// left out, because they also fill the caches.
const [compileDir = '', merchants = '', out = ''] = process.argv.slice(2);
const context = await loadComposeContext(compileDir);
const times: number[] = [];
for (const file of await listBrandFiles(merchants)) {
  const start = performance.now();
  await composeLoadedBrand(context, await readBrand(file), out);
  times.push((performance.now() - start) / 1000);
}
const steady = times.slice(10).sort((a, b) => a - b);
// Not console.log: with forced colours it would print the number with escape codes.
process.stdout.write(String(steady[Math.floor(steady.length / 2)]));

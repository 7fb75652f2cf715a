import { composeLoadedBrand } from '@livery/composer/compose/compose-brand';
import { loadComposeContext } from '@livery/composer/compose/compose-context';
import { listBrandFiles } from '@livery/composer/brand-files';
import { readBrand } from '@livery/composer/read/read-brand';

// Prints the time in seconds that the build of one additional brand takes in a running process: the median of all
// brands in a folder. The first ten brands are not counted, because they also fill the caches.
const [compileDir = '', merchants = '', out = ''] = process.argv.slice(2);
const context = await loadComposeContext(compileDir);
const times: number[] = [];
for (const file of await listBrandFiles(merchants)) {
  const start = performance.now();
  await composeLoadedBrand(context, await readBrand(file), out);
  times.push((performance.now() - start) / 1000);
}
const steady = times.slice(10).sort((a, b) => a - b);
// `console.log` would colour the number with escape codes when colours are forced.
process.stdout.write(String(steady[Math.floor(steady.length / 2)]));

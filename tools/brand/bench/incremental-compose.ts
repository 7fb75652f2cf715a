import { composeLoadedBrand } from '@livery/composer/compose/compose-brand';
import { loadComposeContext } from '@livery/composer/compose/compose-context';
import { listBrandFiles } from '@livery/composer/brand-files';
import { readBrand } from '@livery/composer/read/read-brand';

// Prints the seconds that the build of one more brand takes in a process that is already running. The result is the
// median of all brands in a folder. The first ten brands are not counted, because their builds also fill the caches.
const [compileDir = '', merchants = '', out = ''] = process.argv.slice(2);
const context = await loadComposeContext(compileDir);
const times: number[] = [];
for (const file of await listBrandFiles(merchants)) {
  const start = performance.now();
  await composeLoadedBrand(context, await readBrand(file), out);
  times.push((performance.now() - start) / 1000);
}
const steady = times.slice(10).sort((a, b) => a - b);
// Writes the number as plain text, because another program parses it. `console.log` can add escape codes for colours.
process.stdout.write(String(steady[Math.floor(steady.length / 2)]));

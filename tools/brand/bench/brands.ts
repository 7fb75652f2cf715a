import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flagNeeds } from '@livery/merchant/flag-needs';
import { flagTable } from '@livery/merchant/flag-table';
import { languageTable } from '@livery/merchant/language-table';
import { listBrandFiles } from '@livery/composer/brand-files';
import { workspaceRoot } from '../src/compile/options.ts';

const merchants = join(workspaceRoot, 'merchants');

/**
 * Writes `count` brand files. They are variants of the real brand files with other flags, languages, codes and names.
 * Every run writes the same files.
 */
export async function writeBrands(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(merchants, folder, { recursive: true, filter: (source) => !source.endsWith('.json') });
  const models = await Promise.all(
    (await listBrandFiles(merchants)).map(
      async (file) => JSON.parse(await readFile(file, 'utf8')) as { languages: string[] },
    ),
  );
  for (let index = 0; index < count; index += 1) {
    const {
      texts: _,
      assets,
      ...model
    } = models[index % models.length] as { languages: string[]; texts?: object; assets: { hero: { alt?: object } } };
    const { alt: __, ...hero } = assets.hero;
    const nextRandom = createRandom(index);
    const code = `brand-${String(index).padStart(4, '0')}`;
    await writeFile(
      join(folder, `${code}.json`),
      JSON.stringify({
        ...model,
        code,
        name: `Brand ${index}`,
        languages: sample(Object.keys(languageTable), nextRandom, 1 + (index % 4)),
        flags: switchOnNeeded(Object.fromEntries(Object.keys(flagTable).map((flag) => [flag, nextRandom() < 0.5]))),
        // The link of the hero image is `/m/activity`, the promotions page, which every brand has. The link of the
        // source brand can lead to a page that this brand does not have.
        assets: { ...assets, hero: { ...hero, href: '/m/activity' } },
      }),
    );
  }
}

/**
 * Enables the flags on which the enabled flags depend. An added flag can depend on further flags, so the function
 * repeats until nothing changes.
 */
function switchOnNeeded(flags: Record<string, boolean>): Record<string, boolean> {
  const missing = Object.entries(flagNeeds).find(
    ([flag, needed]) => flags[flag] && !needed.some((each) => flags[each]),
  );
  return missing === undefined ? flags : switchOnNeeded({ ...flags, [missing[1][0]]: true });
}

/** Returns a random number generator with a fixed seed, so that every run creates the same brands. */
function createRandom(seed: number): () => number {
  let state = ((seed + 1) * 2_654_435_761) % 2 ** 32;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

function sample(all: readonly string[], nextRandom: () => number, count: number): string[] {
  const remaining = [...all];
  return Array.from(
    { length: count },
    () => remaining.splice(Math.floor(nextRandom() * remaining.length), 1)[0] ?? 'EN',
  );
}

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flagTable } from '@livery/merchant/flag-table';
import { languageTable } from '@livery/merchant/language-table';
import { brandFilesIn } from '../src/brand-files.ts';
import { workspaceRoot } from '../src/compile/options.ts';

const merchants = join(workspaceRoot, 'merchants');

/** Writes `count` brands with flags, languages, codes and names of their own: copies of the repo's, the same ones every time. */
export async function writeBrands(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(merchants, folder, { recursive: true, filter: (source) => !source.endsWith('.json') });
  const models = await Promise.all(
    (await brandFilesIn(merchants)).map(
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
    const draw = numbers(index);
    const code = `brand-${String(index).padStart(4, '0')}`;
    await writeFile(
      join(folder, `${code}.json`),
      JSON.stringify({
        ...model,
        code,
        name: `Brand ${index}`,
        languages: someOf(Object.keys(languageTable), draw, 1 + (index % 4)),
        flags: Object.fromEntries(Object.keys(flagTable).map((flag) => [flag, draw() < 0.5])),
        assets: { ...assets, hero },
      }),
    );
  }
}

/** A linear congruential generator: the same brands in every run. */
function numbers(seed: number): () => number {
  let state = ((seed + 1) * 2_654_435_761) % 2 ** 32;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

function someOf(all: readonly string[], draw: () => number, count: number): string[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(Math.floor(draw() * left.length), 1)[0] ?? 'EN');
}

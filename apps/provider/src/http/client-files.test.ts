import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import { expect, it } from 'vitest';
import { createGames } from '../games/registry.ts';
import { buildClientFiles } from './client-files.ts';

/** Max size in bytes, after brotli compression, of all files that a game page loads before play. */
const budget = 150_000;

it('builds a page for every game within the size budget, in every language', async () => {
  const { files, games: pages, getTextFile } = await buildClientFiles();
  const getSize = async (name: string): Promise<number> => (await files.get(name)?.getBrotli())?.length ?? Infinity;
  for (const { id } of createGames()) {
    const page = pages.get(id);
    expect(page, `${id} has no client/main.ts`).toBeDefined();
    const names = [...(page?.imports ?? []), page?.script ?? '', ...(page?.styles ?? [])];
    const codeSize = (await Promise.all(names.map(getSize))).reduce((sum, size) => sum + size, 0);
    for (const code of Object.keys(languageTable) as LanguageCode[])
      expect(codeSize + (await getSize(getTextFile(id, code))), `${id} in ${code}`).toBeLessThan(budget);
  }
});

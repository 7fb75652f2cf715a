import { expect, it } from 'vitest';
import { createGames } from '../games/registry.ts';
import { buildClientFiles } from './client-files.ts';

/** Max size in bytes, after brotli compression, of all files that a game page loads before play. */
const budget = 150_000;
const languages = ['en', 'fil', 'vi', 'es', 'pt', 'ar', 'fa'];

it('builds a page for every game within the size budget, in every language', async () => {
  const { files, games: pages } = await buildClientFiles();
  for (const { id } of createGames()) {
    const page = pages.get(id);
    expect(page, `${id} has no client/main.ts`).toBeDefined();
    for (const language of languages) {
      const names = [
        ...(page?.imports ?? []),
        page?.script ?? '',
        ...(page?.styles ?? []),
        ...(page?.catalogues.get(language) ?? []),
      ];
      expect(page?.catalogues.get(language), `${id} in ${language}`).toHaveLength(2);
      expect(
        names.reduce((sum, name) => sum + (files.get(name)?.brotli.length ?? 0), 0),
        `${id} in ${language}`,
      ).toBeLessThan(budget);
    }
  }
});

it('puts all texts of a game into the chunk that its page preloads', async () => {
  const { files, games: pages } = await buildClientFiles();
  for (const [id, { catalogues }] of pages)
    for (const name of [...catalogues.values()].flat())
      expect(files.get(name)?.plain.toString(), `${id}: ${name}`).not.toMatch(/\b(?:import|from)\s*["'(]/);
});

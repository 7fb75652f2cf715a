import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReachableChunks } from './reachable-chunks.ts';

/**
 * Styles and translations that a brand's HTML page contains, so that the browser does not have to request more files.
 */
export interface CriticalAssets {
  /** Styles of the home screen. */
  readonly css: string;
  /** Styles of the header and the navigation bars. */
  readonly frameCss: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

export async function loadCriticalAssets(
  client: string,
  reachableChunks: ReachableChunks,
  language: string,
  namespaces: readonly string[],
): Promise<CriticalAssets> {
  const readAll = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))).map((text) => text.trim()).join('');
  return {
    css: await readAll(reachableChunks.firstStyles),
    frameCss: await readAll(reachableChunks.frameStyles),
    texts: await loadTexts(client, reachableChunks, language, namespaces),
  };
}

/**
 * Loads the texts of the compiled app in a language, by namespace. The brand file can replace some of these texts
 * later.
 */
export async function loadTexts(
  client: string,
  reachableChunks: ReachableChunks,
  language: string,
  namespaces: readonly string[],
): Promise<CriticalAssets['texts']> {
  const addresses = reachableChunks.texts[language] ?? reachableChunks.texts.EN ?? {};
  const texts = await Promise.all(
    namespaces.flatMap((namespace) => {
      const file = addresses[namespace];
      return file === undefined
        ? []
        : [readFile(join(client, file), 'utf8').then((text) => [namespace, JSON.parse(text) as unknown] as const)];
    }),
  );
  return Object.fromEntries(texts);
}

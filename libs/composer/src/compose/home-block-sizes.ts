import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HomeBlockKind, homeBlockKinds } from '@livery/merchant/home-blocks';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { CompileManifest } from '../compiled/compile-manifest.ts';
import { collectReachableChunks } from './reachable-chunks.ts';

/**
 * Size in bytes of the compressed code that one kind of home page block adds to a bundle. All blocks of this kind
 * share the code. The size is 0 if this code is in the bundle even without such a block.
 */
export interface HomeBlockSize {
  readonly kind: HomeBlockKind;
  readonly bytes: number;
}

/**
 * Measures the size of the code of each kind of home page block, after compression. The size is the difference between
 * a bundle with all kinds of blocks and a bundle without this kind. All blocks of one kind share their code.
 */
export function measureHomeBlocks(
  compiled: CompileManifest,
  client: string,
  { flags, languages }: Pick<Merchant, 'flags' | 'languages'>,
): Promise<HomeBlockSize[]> {
  const listFiles = (kinds: readonly HomeBlockKind[]) =>
    collectReachableChunks(compiled, { flags, languages, layout: { home: kinds.map((kind) => ({ kind })) } }).files;
  const all = listFiles(homeBlockKinds);
  return Promise.all(
    homeBlockKinds.map(async (kind) => {
      const others = new Set(listFiles(homeBlockKinds.filter((each) => each !== kind)));
      const added = all.filter((file) => !others.has(file));
      const sizes = await Promise.all(added.map((file) => getSize(compiled, client, file)));
      return { kind, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
}

async function getSize({ files }: CompileManifest, client: string, file: string): Promise<number> {
  const { bytes = 0, encodings = {} } = files[file] ?? {};
  return encodings.br === undefined ? bytes : (await stat(join(client, `${file}.br`))).size;
}

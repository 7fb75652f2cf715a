import { createHash } from 'node:crypto';
import type { Brand } from '../read/read-brand.ts';

/** Id of a bundle, from all its input: the compiled app and pipeline, the parsed brand file, its images. */
export function computeBuildId(compileId: string, { merchant, assets }: Brand): string {
  const { $schema: _, ...input } = merchant;
  const parts = [compileId, input, assets.logo.hash, assets.mark.hash, assets.hero.hash];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

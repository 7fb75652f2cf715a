import { createHash } from 'node:crypto';
import type { Brand } from '../read/read-brand.ts';

/** Names a bundle by all that went into it: the compiled app and pipeline, the brand's file as understood, its pictures. */
export function computeBuildId(compileId: string, { merchant, assets }: Brand): string {
  const { $schema: _, ...input } = merchant;
  const parts = [compileId, input, assets.logo.hash, assets.mark.hash, assets.hero.hash];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

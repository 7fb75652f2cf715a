import { createHash } from 'node:crypto';
import type { Brand } from '../read/read-brand.ts';

/** Raise it when composing the same input gives other bytes than before. */
const pipelineVersion = 1;

/** Names a bundle by all that went into it: the compiled app, the brand's file as understood, its pictures. */
export function buildId(compileId: string, { merchant, assets }: Brand): string {
  const { $schema: _, ...input } = merchant;
  const parts = [pipelineVersion, compileId, input, assets.logo.hash, assets.mark.hash, assets.hero.hash];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

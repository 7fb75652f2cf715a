import { createHash } from 'node:crypto';
import type { Brand } from '../read/read-brand.ts';

/**
 * Returns the id of a brand's bundle. It is a hash of the compiled app, the build code, the brand file, the images and the
 * fonts.
 */
export function computeBuildId(compileId: string, { merchant, assets }: Brand): string {
  // A brand that inherits has the bundle of a brand that sets the same values itself.
  const { $schema: _, extends: _extends, ...input } = merchant;
  const parts = [
    compileId,
    input,
    assets.logo.hash,
    assets.mark.hash,
    assets.hero.hash,
    assets.screenshots.map(({ hash }) => hash),
    ...[...assets.fonts.values()].map(({ hash }) => hash),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

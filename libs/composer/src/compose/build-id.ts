import { createHash } from 'node:crypto';
import type { BrandAssets } from '../read/read-assets.ts';
import type { Brand } from '../read/read-brand.ts';

/**
 * Lists the image of link previews, the font files of a brand, the images of its seasonal layers (design changes for
 * certain days), and the logo of its alternate mode (dark or light). The build id of the brand is a hash of these files
 * in this order, among others.
 */
export const listExtraAssets = ({
  shareImage,
  fonts,
  seasons,
  alternateLogo,
}: BrandAssets): readonly { readonly hash: string }[] => [
  ...(shareImage ? [shareImage] : []),
  ...fonts.values(),
  ...seasons.flatMap(({ hero, logo }) => [hero, logo].filter((asset) => asset !== undefined)),
  ...(alternateLogo ? [alternateLogo] : []),
];

/**
 * Returns the id of a brand's bundle. The id is a hash of the compiled app, the build code, the brand file, the
 * images and the fonts.
 */
export function computeBuildId(compileId: string, { merchant, assets }: Brand): string {
  // The keys `$schema` and `extends` are not part of the hash. So two brands with the same values have the same id,
  // even if only one of these brands inherits its values.
  const { $schema: _, extends: _extends, ...input } = merchant;
  const parts = [
    compileId,
    input,
    assets.logo.hash,
    assets.mark.hash,
    assets.hero.hash,
    assets.screenshots.map(({ hash }) => hash),
    ...listExtraAssets(assets).map(({ hash }) => hash),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

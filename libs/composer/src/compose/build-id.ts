import { createHash } from 'node:crypto';
import type { BrandAssets } from '../read/read-assets.ts';
import type { Brand } from '../read/read-brand.ts';

/**
 * Lists the assets that only some brands have. These are the image of link previews, font files, images of seasonal
 * layers (design changes for certain days), and the logo of the alternate mode (dark or light). Their hashes are a part
 * of the brand's build id, in this order.
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
  // The keys `$schema` and `extends` are not part of the hash. A brand that inherits its values therefore has the same
  // id as a brand that contains the same values itself.
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import sharp from 'sharp';

/** Renders the logo of a brand as an app icon. The result is a PNG of 180 × 180 pixels. */
export type RenderIcon = (merchant: Merchant) => Promise<Buffer>;

const side = 180;
const grounds = { dark: '#17151c', light: '#ffffff' } as const;

const renderIcon = async (merchantsFolder: string, { assets, theme }: Merchant): Promise<Buffer> => {
  const svg = await readFile(join(merchantsFolder, assets.mark));
  const mark = await sharp(svg, { density: 300 })
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: theme.page ?? grounds[theme.mode] } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
};

/**
 * Creates a function that renders and caches the icons of brands. After a failure the next call renders the icon again.
 */
export const createIconRenderer = (merchantsFolder: string): RenderIcon => {
  // A brand gets a new object when its file changes, so the icon of the previous object is not used any more.
  const icons = new WeakMap<Merchant, Promise<Buffer>>();
  return (merchant) => {
    const cachedIcon = icons.get(merchant);
    if (cachedIcon) return cachedIcon;
    const icon = renderIcon(merchantsFolder, merchant);
    icons.set(merchant, icon);
    icon.catch(() => icons.delete(merchant));
    return icon;
  };
};

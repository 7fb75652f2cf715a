import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '@livery/merchant/merchant.schema';
import sharp from 'sharp';

/** A brand's mark as an app's icon: a PNG of 180 by 180. */
export type DrawIcon = (merchant: Merchant) => Promise<Buffer>;

const side = 180;
const grounds = { dark: '#17151c', light: '#ffffff' } as const;

const draw = async (merchantsFolder: string, { assets, theme }: Merchant): Promise<Buffer> => {
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

/** Draws each brand's icon once; a drawing that failed is tried again. */
export const createIcons = (merchantsFolder: string): DrawIcon => {
  const drawn = new Map<string, Promise<Buffer>>();
  return (merchant) => {
    const known = drawn.get(merchant.code);
    if (known) return known;
    const icon = draw(merchantsFolder, merchant);
    drawn.set(merchant.code, icon);
    icon.catch(() => drawn.delete(merchant.code));
    return icon;
  };
};

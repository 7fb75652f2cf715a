import type { Merchant } from '@livery/merchant/merchant.schema';
import sharp from 'sharp';

/** Renders the logo of a brand as an app icon. The result is a PNG of 180 × 180 pixels. */
export type RenderIcon = (merchant: Merchant) => Promise<Buffer>;

/** Reads an image of a brand by its path in the brand file. */
export type ReadImage = (merchant: Merchant, path: string) => Promise<Buffer>;

const side = 180;
const grounds = { dark: '#17151c', light: '#ffffff' } as const;

const renderIcon = async (readImage: ReadImage, merchant: Merchant): Promise<Buffer> => {
  const { assets, theme } = merchant;
  const svg = await readImage(merchant, assets.mark);
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
export const createIconRenderer = (readImage: ReadImage): RenderIcon => {
  // When the file of a brand changes, the brand gets a new object, and its icon is rendered again. The garbage
  // collector then removes the icon of the old object.
  const icons = new WeakMap<Merchant, Promise<Buffer>>();
  return (merchant) => {
    const cachedIcon = icons.get(merchant);
    if (cachedIcon) return cachedIcon;
    const icon = renderIcon(readImage, merchant);
    icons.set(merchant, icon);
    icon.catch(() => icons.delete(merchant));
    return icon;
  };
};

import type { ThemeColors } from '@livery/merchant/theme';
import type { BrandRuntime } from '@livery/merchant/runtime';

interface Icon {
  readonly src: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** Startup image of the installed app, for screens that match `media`. */
export interface StartupImage {
  readonly href: string;
  readonly media: string;
}

/** Fields that the app reads in addition to the standard. */
export interface ManifestExtensions {
  readonly startupImages: readonly StartupImage[];
  /** CSS of the brand's own fonts; empty without web fonts. */
  readonly faces: string;
}

/**
 * The web app manifest. The system creates its splash screen from the name, the colours and the largest icon; iPhones
 * show our startup image.
 */
export function createWebManifest(
  runtime: BrandRuntime,
  colors: ThemeColors,
  icons: readonly Icon[],
  { startupImages, faces }: ManifestExtensions,
): string {
  const language = runtime.languages.find(({ code }) => code === runtime.defaultLanguage);
  return `${JSON.stringify({
    id: '/',
    name: runtime.name,
    short_name: runtime.name.slice(0, 12),
    lang: language?.bcp47,
    dir: language?.dir,
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: colors['surface-page'],
    background_color: colors['surface-page'],
    categories: ['games', 'entertainment'],
    icons: icons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    // Not part of the standard. An iPhone needs startup images as links, which the app adds when needed.
    startup_images: startupImages,
    // Not part of the standard. The page uses this CSS at the next visit.
    ...(faces && { faces }),
  })}\n`;
}

import type { ThemeColors } from '@livery/merchant/theme';
import type { BrandRuntime } from '@livery/merchant/runtime';

interface Icon {
  readonly src: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** A picture for the start of the installed app, on the screens that `media` meets. */
export interface StartupImage {
  readonly href: string;
  readonly media: string;
}

/** What the app reads in it besides what the standard has. */
export interface ManifestExtensions {
  readonly startupImages: readonly StartupImage[];
  /** The style sheet of the brand's own faces; empty where it has none. */
  readonly faces: string;
}

/** The web app manifest. The system draws its splash screen from the name, the colours and the largest icon; iPhones show a picture of ours. */
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
    // No member of the standard: an iPhone wants these as links, which the app sets where they are wanted.
    startup_images: startupImages,
    // Nor this: the next visit's.
    ...(faces && { faces }),
  })}\n`;
}

import type { LanguageCode } from '@livery/merchant/languages';
import type { ThemeColors } from '@livery/merchant/theme';
import type { BrandRuntime } from '@livery/merchant/runtime';

interface Icon {
  readonly src: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** Startup image of the installed app. It is for screens that match the media query `media`. */
export interface StartupImage {
  readonly href: string;
  readonly media: string;
}

/** Page that the menu of the installed app's icon offers. */
export interface Shortcut {
  readonly name: string;
  readonly url: string;
}

/** Screenshot of the app for the install dialog of the browser. */
export interface ManifestScreenshot {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly label?: string | undefined;
}

/** Fields of the web app manifest. Only the app itself reads `startupImages` and `faces`. */
export interface ManifestDetails {
  readonly description: string;
  readonly shortcuts: readonly Shortcut[];
  readonly screenshots: readonly ManifestScreenshot[];
  readonly startupImages?: readonly StartupImage[];
  /** CSS with the brand's `@font-face` rules. Empty for a brand without web fonts. */
  readonly faces?: string;
}

/**
 * Creates the web app manifest in one language. The manifests of all languages have the same `id`, so they describe one
 * app. Android creates a splash screen from the name, the colours and the largest icon. An iPhone shows one of the
 * `startupImages`.
 */
export function createWebManifest(
  runtime: BrandRuntime,
  languageCode: LanguageCode,
  colors: ThemeColors,
  icons: readonly Icon[],
  { description, shortcuts, screenshots, startupImages, faces }: ManifestDetails,
): string {
  const language = runtime.languages.find(({ code }) => code === languageCode);
  return `${JSON.stringify({
    id: '/',
    name: runtime.name,
    short_name: runtime.name.slice(0, 12),
    description,
    lang: language?.bcp47,
    dir: language?.dir,
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: colors['surface-page'],
    background_color: colors['surface-page'],
    categories: ['games', 'entertainment'],
    shortcuts,
    ...(screenshots.length > 0 && { screenshots: screenshots.map(toManifestScreenshot) }),
    icons: icons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    // This field is not in the standard. An iPhone needs startup images as `<link>` elements, and the app creates them
    // from this list.
    ...(startupImages && { startup_images: startupImages }),
    // This field is not in the standard. The app stores this font CSS on the device, and the page inserts it at the
    // next visit.
    ...(faces && { faces }),
  })}\n`;
}

/**
 * Converts a screenshot to the form that the web app manifest requires. Browsers show the narrow images on phones and
 * the wide images on computers.
 */
const toManifestScreenshot = ({ src, width, height, label }: ManifestScreenshot) => ({
  src,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: width < height ? 'narrow' : 'wide',
  label,
});

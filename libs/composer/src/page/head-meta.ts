import { getCanonicalOrigin } from '@livery/merchant/domains';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { shareSize } from './share-size.ts';
import { escapeHtml } from './escape.ts';

interface HeadMeta {
  readonly merchant: Merchant;
  readonly description: string;
  /**
   * Path of the image for link previews, such as `/assets/share-1.jpg`. The page adds the origin of the brand, because
   * link previews need an absolute URL. Absent for a brand without domains, because it has no origin.
   */
  readonly share?: string;
}

/**
 * Creates the elements of the page that search engines and link previews read. A brand without domains has only the
 * description, because the other elements need an absolute URL. A link preview takes its title from `<title>`.
 */
export function renderHeadMeta({ merchant, description, share }: HeadMeta): string {
  const origin = getCanonicalOrigin(merchant);
  const meta = [`<meta name="description" content="${escapeHtml(description)}">`];
  if (origin === undefined) return meta.join('');
  meta.push(
    `<link rel="canonical" href="${origin}/m/home">`,
    ...Object.entries({
      title: merchant.name,
      description,
      type: 'website',
      url: `${origin}/m/home`,
      site_name: merchant.name,
      ...(share !== undefined && {
        image: origin + share,
        'image:width': String(shareSize.width),
        'image:height': String(shareSize.height),
        'image:alt': merchant.name,
      }),
    }).map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  );
  return meta.join('');
}

/**
 * Returns the description of a brand in a language. Uses `site.description` if it exists. Otherwise combines the
 * name, the slogan and the alternative text of the hero image.
 */
export function createDescription(
  { site, name, assets }: Merchant,
  language: LanguageCode,
  tagline: string | undefined,
): string {
  const written = site.description?.[language] ?? site.description?.EN;
  // If there is no alternative text in this language, the English text is used. With a slogan, it is not used, because
  // the description would then mix two languages.
  const alt = assets.hero.alt?.[language] ?? (tagline === undefined ? assets.hero.alt?.EN : undefined);
  const parts = [tagline, alt].filter((part) => part !== undefined);
  return written ?? (parts.length === 0 ? name : `${name}: ${parts.join(' ')}`);
}

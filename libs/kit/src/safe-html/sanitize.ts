import purifier, { type Config } from 'dompurify';
import { sanitizeReturnPath } from '../paths/paths.ts';

export interface SanitizeContext {
  /** Origin of the page that shows the HTML. */
  readonly origin: string;
  /** Origins from which images are shown, in addition to the origin of the page. */
  readonly imageOrigins: readonly string[];
}

const rules = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'dir', 'height', 'href', 'lang', 'rowspan', 'src', 'title', 'width'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  /** Allows http(s) URLs and URLs without a scheme. */
  ALLOWED_URI_REGEXP: /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/**
 * Converts hostile HTML to a DOM fragment. The fragment has no scripts, styles or forms. It has images only from the
 * page's origin and the origins in `imageOrigins`. An http(s) link opens in a new tab that cannot access this page.
 * All other links stay inside the app.
 */
export const sanitize = (html: string, { origin, imageOrigins }: SanitizeContext): DocumentFragment => {
  // All calls share one purifier because its Trusted Types policy can be created only once.
  const fragment = purifier.sanitize(html, rules);
  for (const link of fragment.querySelectorAll('a')) rewriteLink(link, origin);
  for (const image of fragment.querySelectorAll('img')) {
    const src = image.getAttribute('src');
    const from = src && getOrigin(src, origin);
    if (from && [origin, ...imageOrigins].includes(from)) makeLazyImage(image);
    else image.remove();
  }
  return fragment;
};

const rewriteLink = (link: HTMLAnchorElement, origin: string): void => {
  const href = (link.getAttribute('href') ?? '').trim();
  if (/^https?:/i.test(href)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    return;
  }
  if (href && getOrigin(href, origin) === origin) link.setAttribute('href', sanitizeReturnPath(href));
  else link.removeAttribute('href');
};

const makeLazyImage = (image: HTMLImageElement): void => {
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
};

const getOrigin = (url: string, base: string): string | undefined => {
  try {
    return new URL(url, base).origin;
  } catch {
    return undefined;
  }
};

import { formatAmount, parseAmount } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import * as z from 'zod';
import type { Translations } from '../text/translations.ts';

const languageCodes = Object.keys(languageTable) as [LanguageCode, ...LanguageCode[]];

/** Maximum number of characters of a title, and of a text. */
const maxTitleLength = 200;
const maxTextLength = 100_000;

const listMissing = (texts: Translations, { languages }: Merchant): readonly LanguageCode[] =>
  languages.filter((language) => texts[language] === undefined);

/**
 * Schema of a text in several languages, `{ "EN": "…", "VI": "…" }`. All languages of the brand are required, and other
 * languages are allowed.
 */
const createTextSchema = (brand: Merchant, maxLength: number) =>
  z.partialRecord(z.enum(languageCodes), z.string().trim().min(1).max(maxLength)).superRefine((texts, context) => {
    const missing = listMissing(texts, brand);
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        message: `no text in ${missing.join(', ')}: the brand ${brand.code} has the languages ${brand.languages.join(', ')}`,
      });
  });

export const createTitleSchema = (brand: Merchant) => createTextSchema(brand, maxTitleLength);

/** Schema of an HTML text in all languages of the brand. */
export const createHtmlSchema = (brand: Merchant) => createTextSchema(brand, maxTextLength);

/**
 * Schema of the id of an item of content. The id is used in database ids and in links, so it may contain only
 * characters that need no escaping.
 */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be lower-case letters, digits and hyphens, 60 characters at most');

/** Schema of an amount of money in units of the currency, such as `"12.50"`. */
export const amountSchema = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,2})?$/, 'must be an amount in quotes with at most 2 decimals, such as "12.50"')
  .transform((amount) => formatAmount(parseAmount(amount)));

export const positiveAmountSchema = amountSchema.refine((amount) => parseAmount(amount) > 0, 'must be above 0');

/** Schema of a percentage, such as `12.5`, with at most 2 decimals. */
export const percentSchema = z
  .number()
  .min(0)
  .max(100)
  .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'must have at most 2 decimals');

/** Converts a percentage to hundredths of a percent. For example, `12.5` becomes 1250. */
export const toShare = (percent: number): number => Math.round(percent * 100);
export const toPercent = (share: number): number => share / 100;

/** Schema of a point in time, such as `"2026-12-01T00:00:00Z"`. The time zone is required. */
export const timeSchema = z.iso
  .datetime({ offset: true, error: 'must be a time with its zone, such as "2026-12-01T00:00:00Z"' })
  .transform((time) => new Date(time).toISOString());

/** Schema of a link: a path of the app, or an http(s) URL. */
export const linkSchema = z
  .string()
  .max(2000)
  .regex(
    /^(\/(?!\/)|https?:\/\/)\S*$/,
    'must be a path that begins with /, or a URL that begins with https:// or http://',
  );

/** Pattern of a path to an image file in the content folder. The images are in the subfolder `images`. */
export const imageFilePattern = /^images\/[a-z0-9][a-z0-9._-]*\.(jpe?g|png)$/i;

/**
 * Prefix of a reference to an image that a demonstration generates. The text after the prefix is the theme, which is
 * the subject of the image.
 */
const artworkPrefix = 'artwork:';

/** Returns the theme of a generated image. Returns undefined if the reference is to any other image. */
export const getArtworkTheme = (reference: string): string | undefined =>
  reference.startsWith(artworkPrefix) ? reference.slice(artworkPrefix.length) : undefined;

export const toArtworkReference = (theme: string): string => `${artworkPrefix}${theme}`;

/**
 * Converts the value of an image column in the database to a reference. A URL path or an https URL is returned
 * unchanged. Any other value is the theme of a generated image, and gets the prefix `artwork:`.
 */
export const toImageReference = (stored: string): string =>
  /^(\/|https:)/.test(stored) ? stored : toArtworkReference(stored);

const imagePatterns = [
  imageFilePattern,
  /^https:\/\/\S+$/,
  /^\/media\/[\w./-]+(\?v=\d+)?$/,
  /^artwork:[a-z0-9][a-z0-9-]*$/,
];

/**
 * Schema of a reference to an image. The image is a file of the content folder, an https URL, a path below `/media/`,
 * or a generated image (`artwork:<theme>`).
 */
export const imageSchema = z
  .string()
  .max(2000)
  .refine(
    (reference) => imagePatterns.some((pattern) => pattern.test(reference)) && !reference.includes('..'),
    'must be a file such as "images/spring.jpg" (JPEG or PNG), or an address that begins with https://',
  );

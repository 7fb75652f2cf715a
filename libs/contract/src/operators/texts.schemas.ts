import * as z from 'zod/mini';
import { assetFormat } from './releases.schemas.ts';

const brand = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const listDefaultTexts = {
  request: z.object({
    brand,
    /** Code of a language, such as `AR`. */
    language: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
  }),
  value: z.object({
    /**
     * Texts of the app in `language`, in the order of the app's translation files. Empty if the app does not have
     * this language.
     */
    texts: z.array(
      z.object({
        /** Key as in `texts` of the brand file, such as `shell:brand.tagline`. */
        key: z.string(),
        text: z.string(),
      }),
    ),
  }),
};

export const getBrandAsset = {
  request: z.object({ brand, hash }),
  value: z.object({
    hash,
    size: z.number(),
    format: assetFormat,
    /** Bytes of the image or font in base64. */
    content: z.string(),
  }),
};

/** Scripts (writing systems) that have their own font file. */
const fontScript = z.enum([
  'latin',
  'latin-ext',
  'cyrillic',
  'arabic',
  'thai',
  'lao',
  'myanmar',
  'khmer',
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'cjk',
]);

/** Text from the metadata of a font. */
const fontText = z.string();

export const getBrandFont = {
  request: z.object({
    brand,
    hash,
    /** Codes of languages with commas between them, such as `EN,AR`. */
    languages: z.string().check(z.regex(/^[A-Z]{2}(?:,[A-Z]{2}){0,29}$/)),
  }),
  value: z.object({
    format: assetFormat,
    family: fontText,
    style: fontText,
    version: fontText,
    copyright: fontText,
    license: fontText,
    licenseUrl: fontText,
    /**
     * Use that the licence bits of the font file permit. `installable`: any use. `editable`: use in documents that can
     * be edited. `preview`: use in documents that can be read and printed. Fonts that permit less cannot be added.
     */
    embedding: z.enum(['installable', 'editable', 'preview']),
    glyphs: z.number(),
    /** Number of characters that the font contains. */
    characters: z.number(),
    /** Axes of a variable font, such as `wght` for the weight. Empty for a font that is not variable. */
    axes: z.array(z.object({ tag: z.string(), min: z.number(), standard: z.number(), max: z.number() })),
    /** Minimum and maximum weight of the font, from 1 to 1000. Both are equal for a font with one weight. */
    weights: z.object({ min: z.number(), max: z.number() }),
    languages: z.array(
      z.object({
        language: z.string(),
        /**
         * Support of the language by the font. `complete`: the font has all letters of the texts. `incomplete`: letters
         * are missing. `foreign`: the font does not support the script, so texts in this language use a font of the
         * device.
         */
        state: z.enum(['complete', 'incomplete', 'foreign']),
        /**
         * Letters that the texts of the app in this language contain and the font lacks, at most 30. Empty if `state`
         * is not `incomplete`.
         */
        missing: z.array(z.string()),
      }),
    ),
    /**
     * Font files for the app, one for each script (writing system), with their sizes in bytes. The app loads a file
     * only if a text contains a letter of its script.
     */
    files: z.array(z.object({ script: fontScript, bytes: z.number() })),
  }),
};

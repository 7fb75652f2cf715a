import * as z from 'zod/mini';

const brand = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const listDefaultTexts = {
  request: z.object({
    brand,
    /** Code of a language, such as `AR`. */
    language: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
  }),
  value: z.object({
    /** Texts of the app in their order. Empty for a language that the app does not have. */
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
    format: z.enum(['svg', 'png', 'jpeg', 'webp']),
    /** Bytes in base64. */
    content: z.string(),
  }),
};

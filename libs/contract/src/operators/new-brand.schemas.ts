import * as z from 'zod/mini';
import { givenBases } from './releases.schemas.ts';

const code = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
/** Code of the jurisdiction (the authority that licenses the brand), such as `pagcor`. */
const market = z.string().check(z.regex(/^[a-z]{1,20}$/));

/**
 * Image of a brand. `path` is the path by which the brand file refers to the image. `content` contains the bytes of the
 * image in base64.
 */
const image = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  content: base64.check(z.maxLength(6 * 1024 * 1024)),
});

const proposal = z.object({
  /**
   * Id of the proposed theme. `light` and `dark` use the main colour of the logo, in light and in dark mode. `second`
   * uses the second colour of the logo.
   */
  id: z.enum(['light', 'dark', 'second']),
  mode: z.enum(['light', 'dark']),
  /** Colours of the design tokens, such as `surface-page`, as `#rrggbb`. */
  colors: z.record(z.string(), z.string()),
  /** Text of the brand file. */
  text: z.string(),
  /** Images that the brand file names. */
  images: z.array(z.object({ path: z.string(), content: z.string() })),
  /** `logo`, `mark` and `hero` are the paths of the images that a preview shows. */
  logo: z.string(),
  mark: z.string(),
  hero: z.string(),
});
export type BrandProposal = z.infer<typeof proposal>;

export const listMarkets = {
  request: z.object({}),
  value: z.object({
    /** All languages that a brand can have, with their names in the language itself. */
    languages: z.array(z.object({ language: z.string(), name: z.string() })),
    markets: z.array(
      z.object({
        market,
        /** Name of the authority that licenses brands in this market, in English. */
        title: z.string(),
        languages: z.array(z.string()),
        /** ISO 4217 code of the currency. */
        currency: z.string(),
        timeZone: z.string(),
        minimumAge: z.number(),
      }),
    ),
  }),
};

export const proposeBrand = {
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    market,
    /** Bytes of a PNG or SVG in base64. */
    logo: base64.check(z.maxLength(3 * 1024 * 1024)),
    /** Code that the operator chooses for the brand. If absent, the gateway creates the code from the name. */
    code: z.optional(code),
  }),
  value: z.object({ code, proposals: z.array(proposal) }),
};

export const createBrand = {
  request: z.object({
    /**
     * Code of the new brand. Absent for the source `document`, because the document contains the code. Optional for the
     * source `brand`: if it is absent, the gateway creates the code from the name.
     */
    code: z.optional(code),
    source: z.discriminatedUnion('kind', [
      /** Brand file and images, as `proposeBrand` has returned them or as a person has written them. */
      z.object({
        kind: z.literal('document'),
        text: z.string().check(z.maxLength(256 * 1024)),
        images: z.array(image).check(z.maxLength(40)),
        /**
         * Files from which the brand file inherits values (bases). If the gateway has a base with the same name, the
         * file in the request is used.
         */
        bases: givenBases,
      }),
      /**
       * Creates the brand as a copy of another brand. The copied document is that of the app that members see now. The
       * hosts are not copied.
       */
      z.object({
        kind: z.literal('brand'),
        brand: code,
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      }),
    ]),
  }),
  value: z.object({ brand: code, version: z.number(), hash }),
};

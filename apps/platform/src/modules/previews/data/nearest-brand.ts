/** Facts of a brand by which a preview finds data that fits it. */
export interface BrandProfile {
  readonly code: string;
  readonly currency: string;
  readonly languages: readonly string[];
}

/**
 * Finds the brand of a demonstration whose data a preview shows: the brand itself, else one with the same currency, and
 * among those one that shares most languages. Returns undefined if there is no brand.
 */
export const findNearestBrand = <Brand extends BrandProfile>(
  brands: readonly Brand[],
  { code, currency, languages }: BrandProfile,
): Brand | undefined => {
  const rate = (brand: Brand): number =>
    (brand.code === code ? 10_000 : 0) +
    (brand.currency === currency ? 100 : 0) +
    brand.languages.filter((language) => languages.includes(language)).length;
  return brands.reduce<Brand | undefined>(
    (best, brand) => (best === undefined || rate(brand) > rate(best) ? brand : best),
    undefined,
  );
};

/**
 * Header with which a gateway asks a sandbox for the data of a brand that the sandbox may not have:
 * `<code> <currency> <language>,<language>`.
 */
export const brandProfileHeader = 'preview-brand';

export const formatBrandProfile = ({ code, currency, languages }: BrandProfile): string =>
  `${code} ${currency} ${languages.join(',')}`;

/** Reads the header. Returns undefined for another value. */
export const parseBrandProfile = (header: unknown): BrandProfile | undefined => {
  const [, code, currency, languages] =
    /^([a-z0-9-]{1,40}) ([A-Z]{3,8}) ((?:[A-Z]{2,8}(?:,[A-Z]{2,8})*)?)$/.exec(
      typeof header === 'string' ? header : '',
    ) ?? [];
  if (!code || !currency || languages === undefined) return undefined;
  return { code, currency, languages: languages.split(',').filter(Boolean) };
};

/** Reads the profile of a brand from the text of a brand file. Values that are missing or invalid fit no brand. */
export const readBrandProfile = (code: string, text: string): BrandProfile & { readonly gateway: string } => {
  let document: Record<string, unknown> = {};
  try {
    document = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    // A draft with an invalid text has no page, so it makes no calls.
  }
  const { currency, languages, gateway } = document;
  return {
    code,
    currency: typeof currency === 'string' && /^[A-Z]{3,8}$/.test(currency) ? currency : 'NONE',
    languages: Array.isArray(languages)
      ? languages.filter((each): each is string => /^[A-Z]{2,8}$/.test(String(each)))
      : [],
    gateway: typeof gateway === 'string' && URL.canParse(gateway) ? new URL(gateway).origin : '',
  };
};

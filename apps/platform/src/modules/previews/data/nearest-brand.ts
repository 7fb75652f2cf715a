/** Properties of a brand by which a preview finds suitable data. */
export interface BrandProfile {
  readonly code: string;
  readonly currency: string;
  readonly languages: readonly string[];
}

/**
 * Finds the brand whose data a preview shows: the brand with the same code. If there is no such brand, prefers brands
 * with the same currency. Among these, prefers the brand that has the most languages in common. Returns undefined if
 * the list is empty.
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
 * Name of the header in which a gateway sends the profile of a brand to its sandbox. A sandbox is a demonstration
 * gateway that supplies data for previews. If the sandbox does not have the brand, it uses the most similar one. The
 * format of the value is `<code> <currency> <language>,<language>`.
 */
export const brandProfileHeader = 'preview-brand';

export const formatBrandProfile = ({ code, currency, languages }: BrandProfile): string =>
  `${code} ${currency} ${languages.join(',')}`;

/** Reads the profile from the header value. Returns undefined if the value has another format. */
export const parseBrandProfile = (header: unknown): BrandProfile | undefined => {
  const [, code, currency, languages] =
    /^([a-z0-9-]{1,40}) ([A-Z]{3,8}) ((?:[A-Z]{2,8}(?:,[A-Z]{2,8})*)?)$/.exec(
      typeof header === 'string' ? header : '',
    ) ?? [];
  if (!code || !currency || languages === undefined) return undefined;
  return { code, currency, languages: languages.split(',').filter(Boolean) };
};

/**
 * Reads the profile and the gateway origin from the text of a brand file. If a field is missing or invalid, the profile
 * gets a text for it that equals no valid currency or language.
 */
export const readBrandProfile = (code: string, text: string): BrandProfile & { readonly gateway: string } => {
  let document: Record<string, unknown> = {};
  try {
    document = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    // For invalid JSON, the profile has no currency, languages or gateway. This has no effect, because a draft with
    // invalid JSON has no preview page that could send calls.
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

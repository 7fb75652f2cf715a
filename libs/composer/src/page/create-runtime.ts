import { jurisdictions } from '@livery/merchant/jurisdiction';
import { type LanguageMeta, languageTable } from '@livery/merchant/language-table';
import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Data of the built bundle that the brand file does not contain. */
export interface RuntimeAssets {
  readonly build: string;
  readonly texts: BrandRuntime['texts'];
  readonly logo: BrandRuntime['logo'];
  readonly hero: Pick<BrandRuntime['hero'], 'src' | 'srcset' | 'avifSrcset' | 'sizes' | 'width' | 'height'>;
}

/** Creates the brand data that the app reads at runtime. The same input always results in the same JSON text. */
export function createRuntime(merchant: Merchant, { build, texts, logo, hero }: RuntimeAssets): BrandRuntime {
  const [defaultLanguage = 'EN'] = merchant.languages;
  const { calmSide, href } = merchant.assets.hero;
  return {
    code: merchant.code,
    name: merchant.name,
    languages: merchant.languages.map(toBrandLanguage),
    defaultLanguage,
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    gateway: merchant.gateway,
    ...(merchant.imageOrigins.length > 0 && { imageOrigins: merchant.imageOrigins }),
    flags: Object.fromEntries(Object.entries(merchant.flags).filter(([, isOn]) => isOn)) as Flags,
    categories: ['HOT', ...merchant.categories.filter((category) => category !== 'HOT')],
    wire: merchant.wire,
    minimumAge: merchant.minimumAge ?? jurisdictions[merchant.jurisdiction].minimumAge,
    mode: merchant.theme.mode,
    layout: merchant.layout,
    hero: {
      ...hero,
      alt: getHeroText(merchant, defaultLanguage),
      alts: getHeroTexts(merchant),
      ...(calmSide && { calmSide }),
      href,
    },
    logo,
    build,
    copyrightYear: merchant.copyrightYear,
    ...(merchant.site.analytics && { analytics: true }),
    texts,
    ...(merchant.texts && { textOverrides: merchant.texts }),
  };
}

export function toBrandLanguage(code: LanguageCode): BrandLanguage {
  const { bcp47, dir = 'ltr', lineHeight }: LanguageMeta = languageTable[code];
  return { code, bcp47, dir, ...(lineHeight !== undefined && { lineHeight }) };
}

/** Returns the alternative texts of the hero image in all languages except the default language. */
function getHeroTexts({ assets, languages }: Merchant): NonNullable<BrandRuntime['hero']['alts']> {
  return Object.fromEntries(
    languages.slice(1).flatMap((code) => (assets.hero.alt?.[code] ? [[code, assets.hero.alt[code]]] : [])),
  );
}

function getHeroText({ assets, name }: Merchant, language: LanguageCode): string {
  return assets.hero.alt?.[language] ?? assets.hero.alt?.EN ?? name;
}

import { isDefaultEncryption } from '@livery/merchant/encryption-config';
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
    ...(!isDefaultEncryption(merchant.wire) && { wire: merchant.wire }),
    minimumAge: merchant.minimumAge ?? jurisdictions[merchant.jurisdiction].minimumAge,
    ...(merchant.jurisdiction !== 'generic' && { authority: jurisdictions[merchant.jurisdiction].authority }),
    mode: merchant.theme.mode,
    ...(merchant.theme.alternate && { hasBothModes: true }),
    layout: toRuntimeLayout(merchant.layout),
    hero: {
      ...hero,
      alt: getHeroText(merchant, defaultLanguage),
      ...getHeroTexts(merchant),
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

/**
 * Omits the header, the bottom bar and the `lead` (the destination in the middle of the bottom bar) if they have their
 * default form. The pages of most brands are then shorter, because they contain this layout as JSON.
 */
function toRuntimeLayout({ header, navigation, lead, ...layout }: Merchant['layout']): BrandRuntime['layout'] {
  return {
    ...layout,
    ...(header !== 'start' && { header }),
    ...(navigation !== 'raised' && { navigation }),
    ...(lead !== 'deposit' && { lead }),
  };
}

/** Returns the alternative texts of the hero image in all languages except the default language, if it has any. */
function getHeroTexts({ assets, languages }: Merchant): Pick<BrandRuntime['hero'], 'alts'> {
  const alts = Object.fromEntries(
    languages.slice(1).flatMap((code) => (assets.hero.alt?.[code] ? [[code, assets.hero.alt[code]]] : [])),
  );
  return Object.keys(alts).length > 0 ? { alts } : {};
}

function getHeroText({ assets, name }: Merchant, language: LanguageCode): string {
  return assets.hero.alt?.[language] ?? assets.hero.alt?.EN ?? name;
}

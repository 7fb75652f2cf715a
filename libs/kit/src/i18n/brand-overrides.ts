import type { LanguageCode } from '@livery/merchant/languages';
import type { TextOverrides } from '@livery/merchant/runtime';
import type { Resource } from 'i18next';

/**
 * Returns the texts with which a brand replaces the app's texts, for one language and one namespace (translation file).
 * The result is nested like the file: the key `shell:nav.home` becomes the property `home` of the object `nav`.
 */
export const toNestedOverrides = (overrides: TextOverrides, code: LanguageCode, namespace: string): Resource => {
  const texts: Resource = {};
  for (const [key, text] of Object.entries(overrides[code] ?? {})) {
    if (!key.startsWith(`${namespace}:`)) continue;
    const trail = key.slice(namespace.length + 1).split('.');
    const leaf = trail.pop()!;
    let branch = texts as Record<string, Record<string, unknown>>;
    for (const step of trail) branch = (branch[step] ??= {}) as typeof branch;
    (branch as Record<string, unknown>)[leaf] = text;
  }
  return texts;
};

type Translations = Readonly<Record<string, unknown>>;

/** Replaces shared translations by the texts of a brand. The keys of `overrides` have the form `namespace:key`. */
export function mergeTextOverrides(
  texts: Translations,
  overrides: Readonly<Record<string, string>> = {},
): Translations {
  const merged: Record<string, unknown> = { ...texts };
  for (const [key, text] of Object.entries(overrides)) {
    const [namespace = '', path = ''] = key.split(':');
    if (namespace in merged) merged[namespace] = setText(merged[namespace], path.split('.'), text);
  }
  return merged;
}

function setText(branch: unknown, [step = '', ...rest]: readonly string[], text: string): Translations {
  const node = (typeof branch === 'object' && branch !== null ? branch : {}) as Translations;
  return { ...node, [step]: rest.length === 0 ? text : setText(node[step], rest, text) };
}

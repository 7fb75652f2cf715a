type Translations = Readonly<Record<string, unknown>>;

/** Returns only the given groups and keys of the translations. A key inside a group has the form `group.key`. */
export function pickTranslations(
  texts: Translations,
  names: Readonly<Record<string, readonly string[]>>,
): Translations {
  return Object.fromEntries(
    Object.entries(names).map(([namespace, paths]) => [
      namespace,
      paths.reduce<Translations>((picked, path) => withPath(picked, texts[namespace], path.split('.')), {}),
    ]),
  );
}

function withPath(picked: Translations, from: unknown, [step = '', ...rest]: readonly string[]): Translations {
  const value = (from as Translations | undefined)?.[step];
  if (value === undefined) return picked;
  return { ...picked, [step]: rest.length === 0 ? value : withPath((picked[step] ?? {}) as Translations, value, rest) };
}

type Texts = Readonly<Record<string, unknown>>;

/** Of texts by namespace, the groups and keys that are named; a key within a group as `group.key`. */
export function pickTexts(texts: Texts, names: Readonly<Record<string, readonly string[]>>): Texts {
  return Object.fromEntries(
    Object.entries(names).map(([namespace, paths]) => [
      namespace,
      paths.reduce<Texts>((picked, path) => withPath(picked, texts[namespace], path.split('.')), {}),
    ]),
  );
}

function withPath(picked: Texts, from: unknown, [step = '', ...rest]: readonly string[]): Texts {
  const found = (from as Texts | undefined)?.[step];
  if (found === undefined) return picked;
  return { ...picked, [step]: rest.length === 0 ? found : withPath((picked[step] ?? {}) as Texts, found, rest) };
}

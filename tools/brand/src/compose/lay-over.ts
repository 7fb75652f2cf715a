type Texts = Readonly<Record<string, unknown>>;

/** Texts by namespace with a brand's own phrasing, by `namespace:key`, laid over them. */
export function layOver(texts: Texts, own: Readonly<Record<string, string>> = {}): Texts {
  return Object.entries(own).reduce((all, [key, text]) => {
    const [namespace = '', path = ''] = key.split(':');
    return namespace in all ? { ...all, [namespace]: withText(all[namespace], path.split('.'), text) } : all;
  }, texts);
}

function withText(branch: unknown, [step = '', ...rest]: readonly string[], text: string): Texts {
  const here = (typeof branch === 'object' && branch !== null ? branch : {}) as Texts;
  return { ...here, [step]: rest.length === 0 ? text : withText(here[step], rest, text) };
}

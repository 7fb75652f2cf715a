type Texts = Readonly<Record<string, unknown>>;

/** Texts by namespace with a brand's own phrasing, by `namespace:key`, laid over them. */
export function layOver(texts: Texts, own: Readonly<Record<string, string>> = {}): Texts {
  const laid: Record<string, unknown> = { ...texts };
  for (const [key, text] of Object.entries(own)) {
    const [namespace = '', path = ''] = key.split(':');
    if (namespace in laid) laid[namespace] = withText(laid[namespace], path.split('.'), text);
  }
  return laid;
}

function withText(branch: unknown, [step = '', ...rest]: readonly string[], text: string): Texts {
  const here = (typeof branch === 'object' && branch !== null ? branch : {}) as Texts;
  return { ...here, [step]: rest.length === 0 ? text : withText(here[step], rest, text) };
}

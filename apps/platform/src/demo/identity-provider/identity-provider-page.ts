const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 32px 24px; max-width: 400px }
  form { display: grid; gap: 12px; margin-block-start: 24px }
  button, input { font: inherit; min-height: 48px; padding: 0 16px; border-radius: 12px; border: 1px solid #8888; box-sizing: border-box; width: 100% }
  button { text-align: start; cursor: pointer; background: none; color: inherit } button.main { text-align: center; background: #1a56db; border-color: #1a56db; color: #fff }
  label { display: grid; gap: 4px } a { display: block; padding-block: 12px; text-align: center; color: inherit }
`;

interface Shown {
  readonly providerName: string;
  readonly brandName: string;
  /** Hidden form fields that are submitted with the choice. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly denyHref: string;
}

const people = ['maya@example.com', 'santi@example.com'] as const;

/** Consent page of the development identity provider. It confirms any address that the user chooses. */
export const devProviderPage = ({
  providerName,
  brandName,
  hidden,
  denyHref,
}: Shown): { readonly html: string; readonly style: string } => ({
  style,
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(providerName)} (development)</title><style>${style}</style></head>
<body><main><h1>${escaped(providerName)}</h1><p>The development provider. It asks for no password: choose who continues to <bdi>${escaped(brandName)}</bdi>.</p>
<form method="post" action="/oauth/dev/authorize">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('')}
${people.map((email) => `<button name="email" value="${email}">${email}</button>`).join('')}
</form>
<form method="post" action="/oauth/dev/authorize">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('')}
<label>Another address<input type="email" name="email" required autocomplete="email"></label>
<button class="main">Continue</button>
</form>
<a href="${escaped(denyHref)}">Do not continue</a></main></body></html>`,
});

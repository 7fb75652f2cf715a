import { readFile } from 'node:fs/promises';
import { defaultIcons, getIconTokens } from '@livery/merchant/icons';
import { merchantSchema } from '@livery/merchant/merchant.schema';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { formatHeadersFile, createBundleHeaders } from '../compose/headers.ts';
import { createServiceWorker } from '../compose/service-worker.ts';
import { createContentSecurityPolicy, createWorkerPolicy, formatPolicy } from './content-security-policy.ts';
import { prefetchScript } from './prefetch-script.ts';
import { toScriptJson } from './escape.ts';
import { renderIndexHtml } from './index-html.ts';
import { createRuntime } from './create-runtime.ts';
import { revealScript } from './progressive-reveal.ts';
import { createWebManifest } from './web-manifest.ts';
import { createIconTokensCss, getColors, createTokensCss } from './tokens-css.ts';

const merchant = merchantSchema.parse({
  code: 'hostile',
  name: 'Hostile',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  languages: ['EN'],
  theme: { mode: 'dark', accent: '#a78bfa' },
  assets: { logo: 'a.svg', mark: 'a.svg', hero: { image: 'a.svg' } },
});
const built = {
  build: 'abc',
  texts: {},
  logo: { src: '/logo.svg', width: 1, height: 1 },
  hero: { src: '/h.webp', srcset: '', avifSrcset: '', sizes: '', width: 1, height: 1 },
};

/** Renders a page with a text that the validation of brand files would reject, such as a script tag. */
function renderPage(text: string): string {
  const runtime = {
    ...createRuntime({ ...merchant, name: text, texts: { EN: { 'shell:brand.tagline': text } } }, built),
    code: 'hostile',
  };
  return renderIndexHtml({
    runtime,
    shell: '',
    texts: { shell: { title: text } },
    themeColor: '#000000',
    firstStyles: '',
    styles: '',
    inlineHeadScripts: [],
    revealScript: revealScript({ second: [], third: [] }),
    entry: { src: '/main.js' },
    preloads: [],
    policy: `script-src ${text}`,
    icons: { svg: '/m.svg', touch: '/t.png' },
  });
}

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '</script>',
        '<script>',
        '<!--',
        '-->',
        '</style>',
        '</title>',
        '"',
        "'",
        '>',
        '\\',
        '\u2028',
        '\u2029',
        ']]>',
        '&',
        '&lt;',
        '`',
        '${',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

test('the page names only the bars that differ from the default', () => {
  const bars = { header: 'start', navigation: 'raised', lead: 'deposit' } as const;
  const { layout } = createRuntime({ ...merchant, layout: { ...merchant.layout, ...bars } }, built);
  for (const bar of Object.keys(bars)) expect(layout).not.toHaveProperty(bar);
  const other = createRuntime({ ...merchant, layout: { ...merchant.layout, ...bars, navigation: 'pill' } }, built);
  expect(other.layout).toEqual({ ...layout, navigation: 'pill' });
});

describe('with any text in the brand file', () => {
  test('the page has the given scripts and no other', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = renderPage(text);
        expect(html.match(/<script/g)).toHaveLength(4);
        expect(html.match(/<\/script/g)).toHaveLength(4);
        expect(html.match(/<\/title/g)).toHaveLength(1);
        expect(html.includes('<!--')).toBe(false);
      }),
    );
  });

  test('the browser parses the text unchanged', () => {
    for (const text of [
      '</script><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'a & b &lt; c',
      '\u2028 ${x} `y`',
    ]) {
      const { document } = new Window({
        settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true },
      });
      document.write(renderPage(text));
      expect(document.title).toBe(text.trim());
      expect(JSON.parse(document.getElementById('brand')?.textContent ?? '')).toMatchObject({ name: text });
      expect(document.querySelectorAll('img')).toHaveLength(0);
    }
  });

  test('scripts contain it as data', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const seen: unknown[] = [];
        const scope = { importScripts: (url: string) => seen.push(url) };
        Function(
          'self',
          'importScripts',
          createServiceWorker({ files: [{ url: text, revision: text }], worker: 'w.js', icon: text }),
        )(scope, scope.importScripts);
        expect(scope).toMatchObject({ __precache: [{ url: text, revision: text }] });
        expect(seen).toEqual(['/w.js']);
        expect(JSON.parse(toScriptJson(text))).toBe(text);
        expect(prefetchScript({ urls: [text], headers: { Merchant: text }, gateway: text })).not.toMatch(
          /<|\u2028|\u2029/,
        );
      }),
    );
  });

  test('the web manifest contains it as data', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const manifest = createWebManifest(
          { ...createRuntime(merchant, built), name: text },
          'EN',
          getColors(merchant),
          [],
          {
            description: '',
            shortcuts: [],
            screenshots: [{ src: '/a.webp', width: 320, height: 640, label: text }],
            startupImages: [],
            faces: '',
          },
        );
        expect(JSON.parse(manifest)).toMatchObject({ name: text, screenshots: [{ label: text }] });
      }),
    );
  });
});

test('requests the first data in the name of the brand, and leaves a failure to the consumer', () => {
  const fetched: [string, object][] = [];
  const headers = { Language: 'TY' };
  const window: { __livery?: { prefetch?: Record<string, unknown> } } = {};
  const fetch = (url: string, options: object) => {
    fetched.push([url, options]);
    return Promise.reject(new Error('offline'));
  };
  Function(
    'window',
    'fetch',
    prefetchScript({ urls: ['/first', '/second'], headers, gateway: 'https://gateway.example' }),
  )(window, fetch);
  expect(fetched).toEqual([
    ['https://gateway.example/first', { headers }],
    ['https://gateway.example/second', { headers }],
  ]);
  expect(Object.keys(window.__livery?.prefetch ?? {})).toEqual(['/first', '/second']);
});

describe('the policy of a page', () => {
  const policy = createContentSecurityPolicy(merchant, { scripts: ['a()'], styles: ['b{}'] });

  test('allows no inline code without a hash', () => {
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(policy['script-src']).toEqual(["'self'", "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  });

  test('allows no plug-in, no other base address and no frame around the page', () => {
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy[directive]).toEqual(["'none'"]);
  });

  test('is on the page, and every file has a type that browsers do not change', () => {
    const { rules } = createBundleHeaders({ page: policy, worker: createWorkerPolicy(merchant) });
    for (const { headers } of rules)
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      });
    expect(rules.at(-1)?.headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  test('allows the gateway of another origin and its games, to the page and to its service worker', () => {
    const remoteMerchant = {
      ...merchant,
      gateway: 'https://gate.example:8443',
      frameOrigins: ['https://games.vendor.example'],
    };
    const remote = createContentSecurityPolicy(remoteMerchant, { scripts: [], styles: [] });
    expect(remote['connect-src']).toEqual(["'self'", 'https://gate.example:8443']);
    expect(remote['frame-src']).toEqual([
      "'self'",
      'https://gate.example:8443',
      'https://games.gate.example:8443',
      'https://games.vendor.example',
    ]);
    expect(formatPolicy(createWorkerPolicy(remoteMerchant))).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://gate.example:8443",
    );
    expect(formatPolicy(createWorkerPolicy({ ...merchant, gateway: '' }))).toContain("connect-src 'self'");
  });

  test('adds no unintended line to a file of headers', () => {
    const lines = formatHeadersFile(createBundleHeaders({ page: policy, worker: createWorkerPolicy(merchant) }))
      .split('\n')
      .filter(Boolean);
    expect(lines.filter((line) => !/^(?:\/\S*|  [A-Z][A-Za-z-]+: [^\n]+)$/.test(line))).toEqual([]);
  });
});

test('writes the tokens as one rule of custom properties', () => {
  expect(createTokensCss(merchant)).toMatch(/^:root\{color-scheme:dark;(?:--[a-z-]+:[^;{}<]+;?)+\}$/);
});

test('the tokens name only the properties of icons that differ from the default', () => {
  const toCss = (icons: typeof merchant.theme.icons) =>
    createTokensCss({ ...merchant, theme: { ...merchant.theme, icons } }).match(/--icon-[^;}]+/g);
  expect(toCss({ weight: 'regular', corners: 'round' })).toBeNull();
  expect(toCss({ weight: 'light', corners: 'round' })).toEqual(['--icon-width:1.5']);
  expect(toCss({ weight: 'bold', corners: 'square' })).toEqual([
    '--icon-width:2.5',
    '--icon-cap:square',
    '--icon-join:miter',
  ]);
});

test('a changed theme names all properties of icons', () => {
  expect(createIconTokensCss({ icons: { weight: 'regular', corners: 'round' } })).toBe(
    ':root{--icon-width:2;--icon-cap:round;--icon-join:round}',
  );
});

test('the style sheet of the icons has the default style as its fallback', async () => {
  const sheet = await readFile(new URL('../../../ui/src/icon/icon.module.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(getIconTokens(defaultIcons)))
    expect(sheet).toContain(`var(--${name}, ${value})`);
});

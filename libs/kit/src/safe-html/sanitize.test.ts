// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitize } from './sanitize.ts';

const context = { origin: 'https://app.example', imageOrigins: ['https://pictures.example'] };

const shown = (html: string): HTMLElement => {
  const element = document.createElement('div');
  element.append(sanitize(html, context));
  return element;
};

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvA&#09;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<object data="https://evil.example"></object>',
  '<p id="brand" class="x" name="y" data-x="1">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('removes all active content from %s', (html) => {
  const { innerHTML } = shown(html);
  expect(innerHTML).not.toMatch(
    /<(script|style|svg|math|iframe|form|input|link|base|meta|object)|on\w+=|style=|javascript:|vbscript:|data:|id=|class=|data-x/i,
  );
});

test('keeps readable content', () => {
  expect(shown('<h2>Đêm hội</h2><p>Up to <b>688</b> pesos</p><ul><li>one</li></ul>').innerHTML).toBe(
    '<h2>Đêm hội</h2><p>Up to <b>688</b> pesos</p><ul><li>one</li></ul>',
  );
});

test('opens an http link in a new tab without an opener', () => {
  const link = shown('<a href="https://else.example/x" target="_top" rel="opener">x</a>').querySelector('a');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

test('keeps any other link inside the app', () => {
  expect(shown('<a href="/m/rewardCenter" target="_blank">x</a>').querySelector('a')?.outerHTML).toBe(
    '<a href="/m/rewardCenter">x</a>',
  );
  expect(shown('<a href="//evil.example">x</a>').querySelector('a')?.hasAttribute('href')).toBe(false);
  expect(shown('<a href="\\\\evil.example">x</a>').querySelector('a')?.getAttribute('href') ?? '').not.toContain(
    'evil',
  );
});

test('allows images from our origins only', () => {
  const sources = (html: string) => [...shown(html).querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources('<img src="/art/1.avif"><img src="https://pictures.example/2.avif">')).toEqual([
    '/art/1.avif',
    'https://pictures.example/2.avif',
  ]);
  expect(
    sources(
      '<img src="https://evil.example/pixel.gif"><img src="//evil.example/p.gif"><img ' +
        'srcset="https://evil.example/p.gif 1x"><img src="data:image/png;base64,AAAA">',
    ),
  ).toEqual([]);
});

/** What an SVG of a brand may be made of. No script, link, animation, foreign object, remote picture, or text in a font of elsewhere. */
export const allowedElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'marker',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feConvolveMatrix',
  'feDiffuseLighting',
  'feDisplacementMap',
  'feDistantLight',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
  'fePointLight',
  'feSpecularLighting',
  'feSpotLight',
  'feTile',
  'feTurbulence',
]);

/** Why an attribute is refused, or undefined. */
export function findUnsafeAttribute(name: string, value: string): string | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return `the event handler ${name.slice(0, 40)}`;
  if ((local === 'href' || local === 'src') && !value.startsWith('#')) return `a ${local} that leaves the file`;
  if (isUnsafeStyle(value)) return `a value of ${name.slice(0, 40)} that loads something`;
  return undefined;
}

/** Escapes (`\75rl(`) hide the word from us, not from a browser: any backslash is refused. */
export function isUnsafeStyle(text: string): boolean {
  return /\\|@import|@font-face|javascript:|expression\s*\(|url\(\s*(?!['"]?#)/i.test(text);
}

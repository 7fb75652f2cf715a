/**
 * Elements that an SVG of a brand may contain. Scripts, links, animations, text and external images are not allowed.
 */
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

/** Describes the reason why an attribute is unsafe. Returns undefined for a safe attribute. */
export function findUnsafeAttribute(name: string, value: string): string | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return `the event handler ${name.slice(0, 40)}`;
  if ((local === 'href' || local === 'src') && !value.startsWith('#')) return `a ${local} that leaves the file`;
  if (isUnsafeStyle(value)) return `a value of ${name.slice(0, 40)} that loads something`;
  return undefined;
}

/**
 * Returns true when CSS is unsafe. Every backslash is unsafe: an escape such as `\75rl(` would hide a keyword from this
 * check, but a browser would still read the keyword.
 */
export function isUnsafeStyle(text: string): boolean {
  return /\\|@import|@font-face|javascript:|expression\s*\(|url\(\s*(?!['"]?#)/i.test(text);
}

/**
 * Elements allowed in an SVG of a brand. No script, link, animation, foreign object, remote image, or text with an
 * external font.
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

/** Reason to reject an attribute, or undefined. */
export function findUnsafeAttribute(name: string, value: string): string | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return `the event handler ${name.slice(0, 40)}`;
  if ((local === 'href' || local === 'src') && !value.startsWith('#')) return `a ${local} that leaves the file`;
  if (isUnsafeStyle(value)) return `a value of ${name.slice(0, 40)} that loads something`;
  return undefined;
}

/**
 * Returns true for unsafe CSS. Any backslash is rejected: an escape (`\75rl(`) hides a keyword from this check, but not
 * from a browser.
 */
export function isUnsafeStyle(text: string): boolean {
  return /\\|@import|@font-face|javascript:|expression\s*\(|url\(\s*(?!['"]?#)/i.test(text);
}

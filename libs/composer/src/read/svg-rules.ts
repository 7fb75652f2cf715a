import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';

/**
 * Elements that an SVG of a brand may contain. Scripts, links, animations, text and external images are not allowed.
 * `feTurbulence` and `feConvolveMatrix` are not allowed either, because a small file with them renders for minutes.
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
]);

/** Describes the reason why an attribute is unsafe. Returns undefined for a safe attribute. */
export function findUnsafeAttribute(name: string, value: string): ProblemText | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return createProblemText('svg.handler', { name: name.slice(0, 40) });
  if ((local === 'href' || local === 'src') && !value.startsWith('#'))
    return createProblemText('svg.link', { name: local });
  if (isUnsafeStyle(value)) return createProblemText('svg.value', { name: name.slice(0, 40) });
  return undefined;
}

/**
 * Returns true if CSS is unsafe. Every backslash is unsafe: an escape such as `\75rl(` would hide a keyword from this
 * check, but a browser would still read the keyword.
 */
export function isUnsafeStyle(text: string): boolean {
  return /\\|@import|@font-face|javascript:|expression\s*\(|url\(\s*(?!['"]?#)/i.test(text);
}

/** Maximum number of elements of an SVG. The hero images of the demo brands have up to 1,000. */
const maxElements = 5_000;

/** Returns true if an SVG has too many elements. It counts them without parsing, because parsing many elements is slow. */
export function hasTooManyElements(source: string): boolean {
  let count = 0;
  for (let at = source.indexOf('<'); at !== -1 && count <= maxElements; at = source.indexOf('<', at + 1)) {
    if (source[at + 1] !== '/') count += 1;
  }
  return count > maxElements;
}

/**
 * Maximum number of filter primitives multiplied by the number of filtered elements. For each combination of a
 * primitive and an element, all pixels are calculated.
 */
const maxFilterWork = 200;

/** Counts the elements of an SVG that make its rendering slow, such as filters and references. */
export class RenderingCost {
  #primitives = 0;
  #filtered = 0;
  readonly #ancestorIds: (string | undefined)[] = [];
  readonly #idsWithUse = new Set<string>();
  readonly #used = new Set<string>();

  enter(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#ancestorIds.push(attributes.id);
    if (name.startsWith('fe')) this.#primitives += 1;
    if (attributes.filter !== undefined || attributes.style?.includes('filter')) this.#filtered += 1;
    if (name !== 'use') return;
    this.#used.add((attributes.href ?? attributes['xlink:href'] ?? '').slice(1));
    for (const id of this.#ancestorIds) if (id !== undefined) this.#idsWithUse.add(id);
  }

  exit(): void {
    this.#ancestorIds.pop();
  }

  /**
   * Returns the code of the reason why the SVG would take too long to render. Returns undefined for an SVG that renders
   * fast. References to elements that contain references are too slow, because each level multiplies the number of
   * shapes.
   */
  findExcess(): 'svg.filters' | 'svg.use' | undefined {
    if (this.#primitives * this.#filtered > maxFilterWork) return 'svg.filters';
    if ([...this.#used].some((id) => this.#idsWithUse.has(id))) return 'svg.use';
    return undefined;
  }
}

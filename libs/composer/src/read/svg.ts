import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { CustomPlugin } from 'svgo';
// `svgo/browser` contains the code of `svgo` in a single file, which loads five times faster.
import { optimize } from 'svgo/browser';
import { RenderingCost, allowedElements, hasTooManyElements, findUnsafeAttribute, isUnsafeStyle } from './svg-rules.ts';

/** A sanitised SVG. The size is in CSS pixels. */
export interface SafeSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Reason why an SVG cannot be used. */
export type SvgError = ProblemText;

/**
 * Checks an SVG and returns a sanitised copy. Returns an error when the SVG contains an element or attribute that is
 * not allowed. With `shipped`, the copy is minified, because it is a part of the bundle. With `converted`, it is not
 * minified: it is only converted to other formats, and minifying a large drawing takes long.
 */
export function sanitizeSvg(source: string, use: 'shipped' | 'converted' = 'shipped'): SafeSvg | SvgError {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return createProblemText('svg.doctype');
  if (hasTooManyElements(source)) return createProblemText('svg.elements');
  const size: { width?: number; height?: number } = {};
  try {
    const { data } = optimize(source, {
      multipass: false,
      plugins: [
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeEditorsNSData',
        'removeDesc',
        onlyShapes(size),
        ...(use === 'shipped'
          ? [{ name: 'preset-default' as const, params: { overrides: { removeHiddenElems: false as const } } }]
          : []),
      ],
    });
    const { width, height } = size;
    if (!width || !height || width > 8192 || height > 8192) {
      return createProblemText('svg.size');
    }
    return { text: data, width, height };
  } catch (error) {
    if (error instanceof UnsafeSvgError) return error.text;
    return createProblemText('svg.unreadable');
  }
}

class UnsafeSvgError extends Error {
  readonly text: ProblemText;

  constructor(text: ProblemText) {
    super(text.reason);
    this.text = text;
  }
}

function onlyShapes(size: { width?: number; height?: number }): CustomPlugin {
  const cost = new RenderingCost();
  return {
    name: 'only-shapes',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          cost.enter(node.name, node.attributes);
          if (parent.type === 'root') Object.assign(size, readSize(node.attributes));
          if (!allowedElements.has(node.name)) {
            throw new UnsafeSvgError(
              node.name === 'text'
                ? createProblemText('svg.text')
                : createProblemText('svg.element', { element: node.name.slice(0, 40) }),
            );
          }
          for (const [name, value] of Object.entries(node.attributes)) {
            const unsafe = findUnsafeAttribute(name, value);
            if (unsafe) throw new UnsafeSvgError(unsafe);
          }
        },
        exit: () => cost.exit(),
      },
      root: {
        exit: () => {
          const excess = cost.findExcess();
          if (excess) throw new UnsafeSvgError(createProblemText(excess));
        },
      },
      text: { enter: (node) => assertSafeStyle(node.value) },
      cdata: { enter: (node) => assertSafeStyle(node.value) },
    }),
  };
}

function assertSafeStyle(text: string): void {
  if (isUnsafeStyle(text)) throw new UnsafeSvgError(createProblemText('svg.style'));
  // A style sheet must not use filters. This check cannot count the elements to which a filter in a style sheet
  // applies, so it cannot limit the time of the rendering.
  if (/filter/i.test(text)) throw new UnsafeSvgError(createProblemText('svg.styleFilter'));
}

function readSize(attributes: Record<string, string>): { width?: number; height?: number } {
  const [, , width, height] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return { width, height };
  return { width: Number.parseFloat(attributes.width ?? ''), height: Number.parseFloat(attributes.height ?? '') };
}

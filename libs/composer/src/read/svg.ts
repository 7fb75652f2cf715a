import type { CustomPlugin } from 'svgo';
// `svgo/browser` contains the same code in a single file. It loads five times faster.
import { optimize } from 'svgo/browser';
import { RenderingCost, allowedElements, hasTooManyElements, findUnsafeAttribute, isUnsafeStyle } from './svg-rules.ts';

/** A sanitised SVG. The size is in CSS pixels. */
export interface SafeSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

export interface SvgError {
  readonly reason: string;
  readonly remedy: string;
}

/**
 * Checks an SVG and writes it again. Returns an error when the SVG contains an element or attribute that is not
 * allowed. With `shipped` the SVG is minified because it is a part of the bundle. With `converted` it is not minified
 * because it is only converted to other formats, and because minifying a large drawing takes long.
 */
export function sanitizeSvg(source: string, use: 'shipped' | 'converted' = 'shipped'): SafeSvg | SvgError {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source))
    return { reason: 'the SVG has a document type or entities', remedy: 'export it as plain SVG, without a DOCTYPE' };
  if (hasTooManyElements(source)) return { reason: 'the SVG has too many elements', remedy: 'simplify it' };
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
      return {
        reason: 'the SVG does not say how large it is',
        remedy: 'give its <svg> a viewBox, as viewBox="0 0 240 64"',
      };
    }
    return { text: data, width, height };
  } catch (error) {
    if (error instanceof UnsafeSvgError) return { reason: error.message, remedy: error.remedy };
    return { reason: 'not a readable SVG', remedy: 'export it again as plain SVG' };
  }
}

class UnsafeSvgError extends Error {
  readonly remedy: string;

  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
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
            const remedy =
              node.name === 'text'
                ? 'convert the text to outlines: its font is not in the file'
                : 'keep shapes, gradients, masks and filters only';
            throw new UnsafeSvgError(`the SVG has a <${node.name.slice(0, 40)}>`, remedy);
          }
          for (const [name, value] of Object.entries(node.attributes)) {
            const reason = findUnsafeAttribute(name, value);
            if (reason !== undefined)
              throw new UnsafeSvgError(`the SVG has ${reason}`, 'remove it: nothing in a logo may run or load');
          }
        },
        exit: () => cost.exit(),
      },
      root: {
        exit: () => {
          const excess = cost.findExcess();
          if (excess !== undefined) throw new UnsafeSvgError(`the SVG has ${excess}`, 'simplify it');
        },
      },
      text: { enter: (node) => assertSafeStyle(node.value) },
      cdata: { enter: (node) => assertSafeStyle(node.value) },
    }),
  };
}

function assertSafeStyle(text: string): void {
  if (isUnsafeStyle(text))
    throw new UnsafeSvgError('the SVG has a style that loads something', 'remove @import and url() except url(#id)');
  // The number of elements that a style sheet filters is unknown here.
  if (/filter/i.test(text))
    throw new UnsafeSvgError('the SVG has a filter in a style sheet', 'write it as the attribute filter="url(#id)"');
}

function readSize(attributes: Record<string, string>): { width?: number; height?: number } {
  const [, , width, height] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return { width, height };
  return { width: Number.parseFloat(attributes.width ?? ''), height: Number.parseFloat(attributes.height ?? '') };
}

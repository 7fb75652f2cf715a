import type { Tone } from './colour.ts';

const num = (value: number): string => String(Math.round(value * 100) / 100);

export interface SolidOptions {
  /** Width of the shaded edge on the side away from the light, in SVG units. 6 by default. 0 means no shaded edge. */
  readonly shade?: number;
  /** Width of the bright edge on the side of the light, in SVG units. 3 by default. 0 means no bright edge. */
  readonly light?: number;
  /** Fill of the shape as an SVG paint. If absent, the shape has a vertical gradient of its `Tone`. */
  readonly fill?: string;
  /**
   * True for a detail inside the emblem (main figure), e.g. an eye. The detail is not added to the emblem's silhouette,
   * from which its shadow and its glow are made.
   */
  readonly inner?: boolean;
  /** Width of the dark outline of the shape, in SVG units. 3 by default. */
  readonly line?: number;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Builder for an SVG drawing. `solid` draws a shape with an outline, a shaded edge and a bright edge, as if the light
 * came from the upper left. `flat` draws a shape with a plain fill. `solid` and `bar` also add their shapes to a
 * silhouette of the drawing. The rim, the shadow and the glow of the emblem (main figure) are made from this
 * silhouette.
 */
export class Canvas {
  readonly #defs = new Map<string, string>();
  #body: string[] = [];
  #silhouette: string[] = [];
  #flipped = 1;
  readonly #prefix: string;

  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  /** Adds an SVG definition, e.g. a gradient, and returns its id. The same markup is added only once. */
  define(createMarkup: (id: string) => string): string {
    const key = createMarkup('?');
    const existingId = this.#defs.get(key);
    if (existingId) return existingId;
    const id = `${this.#prefix}${(this.#defs.size + 1).toString(36)}`;
    this.#defs.set(key, id);
    return id;
  }

  /**
   * Returns the fill for a linear gradient over the bounding box of a shape. The angle is in degrees: 0 goes from left
   * to right, and 90 goes from top to bottom.
   */
  linear(stops: readonly Stop[], angle = 90): string {
    const x = Math.cos((angle * Math.PI) / 180) / 2;
    const y = Math.sin((angle * Math.PI) / 180) / 2;
    const id = this.define(
      (defId) =>
        `<linearGradient id="${defId}" x1="${num(0.5 - x)}" y1="${num(0.5 - y)}" x2="${num(0.5 + x)}" ` +
        `y2="${num(0.5 + y)}">${renderStops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /**
   * Returns the fill for a radial gradient in the bounding box of a shape. The centre and the radius are fractions of
   * the box.
   */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.define(
      (defId) =>
        `<radialGradient id="${defId}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${renderStops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(d: string): string {
    const id = this.define((defId) => `<clipPath id="${defId}"><path d="${d}"/></clipPath>`);
    return `url(#${id})`;
  }

  raw(markup: string): void {
    this.#body.push(markup);
  }

  flat(d: string, fill: string, opacity = 1): void {
    this.raw(`<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${num(opacity)}"` : ''}/>`);
  }

  /**
   * Draws a plain shape that makes the shapes behind it brighter (`mix-blend-mode: screen`), such as a ray of light.
   */
  light(d: string, fill: string, opacity = 1): void {
    this.raw(
      `<path style="mix-blend-mode:screen" d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${num(opacity)}"` : ''}/>`,
    );
  }

  stroke(d: string, colour: string, width: number, opacity = 1): void {
    this.raw(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" ` +
        'stroke-linecap="round" ' +
        `stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${num(opacity)}"` : ''}/>`,
    );
  }

  /**
   * Draws a line of the given width with a dark outline and a highlight on its upper left side. All colours are shades
   * of `material`. With `inner`, the line is not added to the silhouette, from which the shadow and the glow are made.
   */
  bar(d: string, material: Tone, width: number, inner = false): void {
    if (!inner) this.#silhouette.push(`<path d="${d}" fill="none" stroke-width="${num(width + 10)}"/>`);
    this.stroke(d, material.deep, width + 4);
    this.stroke(d, material.dark, width);
    this.raw(`<g transform="translate(${num(-this.#flipped * width * 0.1)} ${num(-width * 0.12)})">`);
    this.stroke(d, material.base, width * 0.66);
    this.raw('</g>');
    this.raw(`<g transform="translate(${num(-this.#flipped * width * 0.16)} ${num(-width * 0.2)})">`);
    this.stroke(d, material.light, width * 0.24);
    this.raw('</g>');
  }

  solid(d: string, material: Tone, options: SolidOptions = {}): void {
    const { shade = 6, light = 3, inner = false, line = 3 } = options;
    const fill =
      options.fill ??
      this.linear([
        [0, material.light],
        [0.45, material.base],
        [1, material.dark],
      ]);
    if (!inner) this.#silhouette.push(`<path d="${d}"/>`);
    this.raw(
      `<path d="${d}" fill="${fill}" stroke="${material.deep}" stroke-width="${line}" stroke-linejoin="round"/>`,
    );
    if (shade <= 0 && light <= 0) return;
    this.raw(`<g clip-path="${this.clip(d)}">`);
    if (shade > 0) this.#crescent(d, -shade * 0.7, -shade, material.deep, 0.42);
    if (light > 0) this.#crescent(d, light * 0.6, light, material.shine, 0.85);
    this.raw('</g>');
  }

  /**
   * Draws a crescent along the edge of a shape. The crescent is the shape without the area of a second copy, which is
   * moved by `dx` and `dy`.
   */
  #crescent(d: string, dx: number, dy: number, colour: string, opacity: number): void {
    const x = num(dx * this.#flipped);
    this.raw(
      `<path transform="translate(${x} ${num(dy)})" fill-rule="evenodd" fill="${colour}" ` +
        `fill-opacity="${opacity}" d="M-400-400h800v800h-800z ${d}"/>`,
    );
  }

  group(transform: string, draw: () => void, attributes = ''): void {
    this.#open(`<g transform="${transform}"${attributes}>`);
    draw();
    this.#close();
  }

  at(x: number, y: number, scale: number, draw: () => void, turn = 0): void {
    this.group(
      `translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scale === 1 ? '' : ` scale(${num(scale)})`}`,
      draw,
    );
  }

  /**
   * Calls `draw` twice: once normally, and once mirrored from left to right. In both copies, the light comes from the
   * left.
   */
  mirror(draw: () => void): void {
    draw();
    this.flipped(draw);
  }

  /** Calls `draw` so that its shapes are mirrored from left to right. The light still comes from the left. */
  flipped(draw: () => void): void {
    this.#open('<g transform="scale(-1 1)">');
    this.#flipped *= -1;
    draw();
    this.#flipped *= -1;
    this.#close();
  }

  clipped(d: string, draw: () => void): void {
    this.raw(`<g clip-path="${this.clip(d)}">`);
    const previousSilhouette = this.#silhouette;
    this.#silhouette = [];
    draw();
    this.#silhouette = previousSilhouette;
    this.raw('</g>');
  }

  #open(tag: string): void {
    this.#body.push(tag);
    this.#silhouette.push(tag);
  }

  #close(): void {
    this.#body.push('</g>');
    this.#silhouette.push('</g>');
  }

  /**
   * Calls `draw`, but does not add its shapes to this canvas. Returns the SVG markup of the shapes, and the markup of
   * their silhouette. The caller can then draw the silhouette first, as a glow or an outline behind the shapes.
   */
  apart(draw: () => void): { readonly body: string; readonly silhouette: string } {
    const previousBody = this.#body;
    const previousSilhouette = this.#silhouette;
    this.#body = [];
    this.#silhouette = [];
    draw();
    const drawing = { body: this.#body.join(''), silhouette: this.#silhouette.join('') };
    this.#body = previousBody;
    this.#silhouette = previousSilhouette;
    return drawing;
  }

  toSvg(width: number, height: number, viewBox = `0 0 ${width} ${height}`): string {
    const defs = [...this.#defs].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${viewBox}"><defs>${defs}</defs>${this.#body.join('')}</svg>`
    );
  }
}

const renderStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${num(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${num(opacity)}"` : ''}/>`,
    )
    .join('');

import type { Tone } from './colour.ts';

const num = (value: number): string => String(Math.round(value * 100) / 100);

export interface SolidOptions {
  /** Width of the shaded crescent on the side away from the light; 0: none. */
  readonly shade?: number;
  /** Width of the bright edge on the side of the light; 0: none. */
  readonly light?: number;
  /** Replaces the vertical gradient of the tone. */
  readonly fill?: string;
  /** Excludes the shape, an inner detail, from the silhouette of the emblem. */
  readonly inner?: boolean;
  /** Width of the shape's ink outline. */
  readonly line?: number;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Builder for an SVG. `solid` draws a shape lit from the upper left, with a shaded crescent and a bright edge; `flat`
 * draws a plain fill. Outlined shapes also form a silhouette, from which the finished drawing gets its rim, shadow and
 * glow.
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

  /** Adds a definition once and returns its id. */
  define(createMarkup: (id: string) => string): string {
    const key = createMarkup('?');
    const existingId = this.#defs.get(key);
    if (existingId) return existingId;
    const id = `${this.#prefix}${(this.#defs.size + 1).toString(36)}`;
    this.#defs.set(key, id);
    return id;
  }

  /** A linear gradient across the shape's box. The angle is in degrees; 90 is from top to bottom. */
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

  /** A radial gradient in the shape's box. Its centre is in fractions of the box. */
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

  /** Draws like `flat`, blended as light (mix-blend-mode: screen). */
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

  /** A thick line with a dark outline, the tone, and a highlight along the lit side. */
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

  /** The part of the shape that a shifted copy does not cover. */
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

  /** Draws the same shape on both sides of the vertical axis, with light from the same side. */
  mirror(draw: () => void): void {
    draw();
    this.flipped(draw);
  }

  /** Draws the mirror image, with light from the same side. */
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

  /** Draws separately and returns the markup with its silhouette, for a rim behind it. */
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

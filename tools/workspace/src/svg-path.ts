import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Attributes = Readonly<Record<string, string>>;

/**
 * Makes the first move of a path absolute. A relative move would be wrong after the path is appended to another path.
 */
const startAbsolute = (path: string): string => {
  const move = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(.*)$/s.exec(path);
  if (!move) return path;
  const [, x, y, rest = ''] = move;
  return `M${x} ${y}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`;
};

const fromRect = ({ x = '0', y = '0', width, height, rx, ry }: Attributes): string => {
  const [left, top, r] = [Number(x), Number(y), Number(rx ?? ry ?? 0)];
  const [across, down] = [Number(width) - 2 * r, Number(height) - 2 * r];
  return (
    `M${left + r} ${top}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}` +
    `h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`
  );
};

/** Converters from SVG elements to path data, for each element type in the Lucide icons. */
const pathConverters: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => startAbsolute(d),
  rect: fromRect,
  circle: ({ cx, cy, r }) => {
    const radius = Number(r);
    return `M${Number(cx) - radius} ${cy}a${r} ${r} 0 1 0 ${2 * radius} 0a${r} ${r} 0 1 0 -${2 * radius} 0z`;
  },
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
};

const readAttributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** Returns the path data of each element in an SVG file. Throws for an element type without a converter. */
export const readSvgPaths = (svg: string, file = 'The SVG'): string[] => {
  const content = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return [...content.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag = '', attributes = '']) => {
    const convert = pathConverters[tag];
    if (!convert)
      throw new Error(`${file} has a <${tag}>, which has no converter to path data. Add one in svg-path.ts.`);
    return convert(readAttributes(attributes));
  });
};

const request = /^(.+\.svg)\?path(?:=(\d+))?$/;

/**
 * Creates the Vite plug-in that imports an SVG file as path data. `icon.svg?path` is the complete image as one path.
 * `icon.svg?path=2` is only its second element. The design system imports the icons of the Lucide package in this way.
 */
export const svgPath = (): Plugin => ({
  name: 'svg-path',
  enforce: 'pre',
  load: {
    filter: { id: request },
    async handler(id) {
      const [, file = '', position] = request.exec(id) ?? [];
      const paths = readSvgPaths(await readFile(file, 'utf8'), file);
      const path = position === undefined ? paths.join('') : paths[Number(position) - 1];
      if (!path) throw new Error(`${file} has ${paths.length} elements, so \`?path=${position}\` selects none.`);
      return { code: `export default ${JSON.stringify(path)};`, moduleType: 'js' };
    },
  },
});

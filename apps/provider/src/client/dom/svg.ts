export const svg = (body: string, width = 100, height = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}">${body}</svg>`;

const stops = (colours: readonly string[]): string =>
  colours
    .map(
      (colour, index) =>
        `<stop offset="${((index / (colours.length - 1)) * 100).toFixed(1)}%" stop-color="${colour}"/>`,
    )
    .join('');

/** Returns the SVG of a gradient from the top to the bottom, rotated by `angle` degrees. */
export const linear = (id: string, colours: readonly string[], angle = 0): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${angle} .5 .5)">${stops(colours)}</linearGradient>`;

/**
 * Returns the SVG of a radial gradient. The first colour is at the point (`x`, `y`). The point and the radius `r` are
 * fractions of the size of the shape.
 */
export const radial = (id: string, colours: readonly string[], x = 0.38, y = 0.3, r = 0.75): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(colours)}</radialGradient>`;

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

export const gold = ['#fff6c9', '#ffd95e', '#e8a321', '#a8620b', '#f3c04a'] as const;

/**
 * Draws a ribbon with a label across a special symbol of a slot (wild or scatter). A label with more than 5
 * characters has a smaller font.
 */
export const ribbon = (label: string, light: string, dark: string): string => {
  const [fontSize, letterSpacing] = label.length > 5 ? [12.4, 0.6] : [15.5, 2.4];
  return `<defs>${linear('ribbon', [light, dark])}</defs>
  <path
    d="M8 70 L92 70 L88 79 L92 88 L8 88 L12 79 Z"
    fill="url(#ribbon)" stroke="#3a1c00" stroke-opacity=".55" stroke-width="1.4"
  />
  <path d="M13 72.5 H87" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>
  <text
    x="50" y="84.3" text-anchor="middle"
    font-family="Trebuchet MS, Verdana, DejaVu Sans, sans-serif"
    font-weight="900" font-size="${fontSize}" letter-spacing="${letterSpacing}"
    fill="#fff" stroke="#4a1500" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"
  >${label}</text>`;
};

const starOutline = (x: number, y: number, r: number): string =>
  [
    `M${x} ${y - r}`,
    `Q${x} ${y} ${x + r} ${y}`,
    `Q${x} ${y} ${x} ${y + r}`,
    `Q${x} ${y} ${x - r} ${y}`,
    `Q${x} ${y} ${x} ${y - r}Z`,
  ].join(' ');

/** Returns the SVG of a small white star that looks like a reflection of light. */
export const glint = (x: number, y: number, r: number): string =>
  path(starOutline(x, y, r), 'fill="#fff" fill-opacity=".95"');

/**
 * Returns the SVG texts of a logo, a small square mark and a large hero image. They use the accent colour of the
 * brand and show a spade, a symbol of playing cards.
 */
export function createDefaultAssets(
  accent: string,
  mode: 'light' | 'dark',
): { logo: string; mark: string; hero: string } {
  const ground = mode === 'dark' ? '#17161c' : '#ffffff';
  const spade = 'M32 12c9 10 18 15 18 24 0 7-8 11-14 6 0 5 2 8 5 10H23c3-2 5-5 5-10-6 5-14 1-14-6 0-9 9-14 18-24z';
  const svg = (width: number, height: number, inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`;
  return {
    mark: svg(64, 64, `<rect width="64" height="64" rx="16" fill="${accent}"/><path d="${spade}" fill="${ground}"/>`),
    logo: svg(
      168,
      64,
      `<rect width="64" height="64" rx="16" fill="${accent}"/><path d="${spade}" fill="${ground}"/><path d="M80 ` +
        `22h88v8H80zM80 38h60v8H80z" fill="${accent}"/>`,
    ),
    hero: svg(
      1080,
      480,
      [
        `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" ` +
          `stop-color="${accent}"/></linearGradient></defs>`,
        '<rect width="1080" height="480" fill="url(#g)"/>',
        `<g fill="${accent}" opacity=".5"><path transform="translate(620 60) scale(6)" d="${spade}"/><path ` +
          `transform="rotate(14 540 240) translate(300 220) scale(3)" d="${spade}"/></g>`,
      ].join(''),
    ),
  };
}

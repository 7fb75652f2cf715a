import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  dominantColour,
  drawAvatar,
  drawBanner,
  drawTile,
  drawVendorLogo,
  drawWide,
  renderTile,
  listThemes,
  type ArtworkSpec,
} from './artwork.ts';

const categories = [
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const;
const every = categories.flatMap((category) =>
  listThemes(category).map((theme): ArtworkSpec => ({ id: `${category}-${theme}`, category, theme, seed: 7 })),
);

/**
 * Renders an image as a thumbnail of 16 by 16 pixels. `difference` below compares two thumbnails. It returns the mean
 * difference of their colour values: 0 for equal thumbnails, at most 255.
 */
const thumbnail = async (spec: ArtworkSpec): Promise<Buffer> =>
  sharp(Buffer.from(drawTile(spec)), { density: 18 })
    .resize(16, 16)
    .flatten()
    .raw()
    .toBuffer();
const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe('game artwork', () => {
  it('has themes for every category', () => {
    for (const category of categories) expect(listThemes(category).length, category).toBeGreaterThanOrEqual(6);
    expect(listThemes('RNG').length).toBeGreaterThanOrEqual(40);
  });

  it('draws the same bytes for the same spec and another image for another seed', () => {
    for (const spec of every) {
      expect(drawTile(spec)).toBe(drawTile({ ...spec }));
      expect(drawTile(spec)).not.toBe(drawTile({ ...spec, seed: 8 }));
    }
  });

  it('draws every theme as a valid SVG, square and wide', async () => {
    for (const spec of every) {
      const square = await sharp(Buffer.from(drawTile(spec)), { density: 10 }).metadata();
      expect(square.format, spec.id).toBe('svg');
      expect(square.width, spec.id).toBe(square.height);
      expect(drawTile(spec), spec.id).not.toMatch(/NaN|undefined|<text|href="http/);
      expect(drawWide(spec), spec.id).toContain('viewBox="0 0 569 320"');
      await sharp(Buffer.from(drawTile(spec)), { density: 10 })
        .raw()
        .toBuffer();
    }
  });

  it('limits the size of tiles', async () => {
    const spec: ArtworkSpec = { id: 'size', category: 'RNG', theme: 'dragon', seed: 3 };
    const small = await renderTile(spec, 104);
    const middle = await renderTile(spec, 208);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 104, height: 104 });
    expect(small.length).toBeLessThan(8_000);
    expect(middle.length).toBeLessThan(18_000);
  });

  it('draws a different image for each game of a theme', async () => {
    const images = await Promise.all(
      Array.from({ length: 8 }, (_, i) => thumbnail({ id: `game-${i}`, category: 'RNG', theme: 'dragon', seed: i })),
    );
    const differences = images.flatMap((a, i) => images.slice(i + 1).map((b) => difference(a, b)));
    expect(Math.min(...differences)).toBeGreaterThan(12);
    expect(differences.reduce((a, b) => a + b, 0) / differences.length).toBeGreaterThan(35);
  });

  it('draws a theme of the category when the requested one is unknown', () => {
    const spec: ArtworkSpec = { id: 'odd', category: 'FISH', theme: 'no such thing', seed: 1 };
    expect(drawTile(spec)).toBe(drawTile(spec));
    expect(drawTile({ ...spec, category: 'NEW' })).toContain('<svg');
  });

  it('returns a placeholder colour', () => {
    for (const spec of every) expect(dominantColour(spec)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('vendor logos, avatars and banners', () => {
  it('draws different logos for 24 vendors', () => {
    const logos = Array.from({ length: 24 }, (_, i) => drawVendorLogo({ code: `VENDOR_${i}`, seed: i }));
    expect(new Set(logos).size).toBe(24);
  });

  it('draws an avatar and a banner, the banner in the brand’s colours', async () => {
    expect(await sharp(Buffer.from(drawAvatar(5))).metadata()).toMatchObject({ width: 96, height: 96 });
    const banner = drawBanner({ seed: 1, theme: 'dragon', palette: { bg: '#1b0f3a', accent: '#f2b632' } });
    expect(await sharp(Buffer.from(banner)).metadata()).toMatchObject({ width: 720, height: 320 });
    expect(banner).toContain('#1b0f3a');
    expect(banner).not.toBe(drawBanner({ seed: 1, theme: 'dragon' }));
  });

  it.each([
    ['a dark brand', { bg: '#1b0f3a', accent: '#f2b632' }],
    ['a light brand', { bg: '#fbf4ec', accent: '#c1121f' }],
    ['a brand in white and a pale accent', { bg: '#ffffff', accent: '#9be7d8' }],
  ])('draws the text side of a banner dark enough for large white text: %s', async (_, palette) => {
    for (const theme of ['dragon', 'football', 'dealer', 'treasure', 'koi']) {
      const svg = Buffer.from(drawBanner({ seed: 1, theme, palette }));
      const { data, info } = await sharp(svg)
        .extract({ left: 0, top: 0, width: 324, height: 320 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const weak = Array.from({ length: info.width * info.height }, (_, at) =>
        wcagContrast('#fff', {
          mode: 'rgb',
          r: data[at * 3]! / 255,
          g: data[at * 3 + 1]! / 255,
          b: data[at * 3 + 2]! / 255,
        }),
      ).filter((contrast) => contrast < 3);
      // Stars and sparks may be too bright for white text. They must cover less than 2 % of the area.
      expect(weak.length / (info.width * info.height), theme).toBeLessThan(0.02);
    }
  });
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { oklch } from '@livery/merchant/color';
import { marketCodes, marketProfiles } from '@livery/merchant/market-profiles';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkBrandDocument } from '../check-brand.ts';
import { createMemoryReader } from '../read/asset-file.ts';
import { type BrandProposal, proposeBrand } from './propose-brand.ts';

const svg = (content: string, width = 400, height = 100): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`);

const letters = (fill: string): string =>
  `<path fill="${fill}" d="M110 30h14l30 40V30h12v50h-14l-30-40v40h-12zM190 30h40v10h-28v10h24v10h-24v20h-12zM250 30h12v40h28v10h-40z"/>`;

const symbolAndName = svg(`<circle cx="50" cy="50" r="45" fill="#e11d48"/>${letters('#1e293b')}`);

/** The logo `symbolAndName` as a PNG on a white background. */
const onWhite = async (): Promise<Buffer> => sharp(symbolAndName).flatten({ background: '#ffffff' }).png().toBuffer();

const demoLogo = (code: string) => () =>
  readFile(fileURLToPath(new URL(`../../../../merchants/${code}/logo.svg`, import.meta.url)));

const logos: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'a symbol and a name': () => symbolAndName,
  'a PNG on white': onWhite,
  'a white name': () => svg(letters('#ffffff')),
  'a black name': () => svg(letters('#000000')),
  'a grey name': () => svg(letters('#808080')),
  'a light yellow name': () => svg(letters('#fde047')),
  'two colours': () => svg(`<rect width="90" height="90" y="5" fill="#f59e0b"/>${letters('#4c1d95')}`),
  'a gradient with an id': () =>
    svg(
      '<defs><linearGradient id="a"><stop stop-color="#06b6d4"/><stop offset="1" stop-color="#7c3aed"/></linearGradient></defs>' +
        '<rect width="400" height="100" rx="20" fill="url(#a)"/>',
    ),
  'a square drawing in much empty space': () => svg('<circle cx="500" cy="500" r="40" fill="#16a34a"/>', 1000, 1000),
  lualoc: demoLogo('lualoc'),
  quetzarena: demoLogo('quetzarena'),
  firuzara: demoLogo('firuzara'),
  bituinara: demoLogo('bituinara'),
};

const propose = async (logo: Buffer, market = marketCodes[0]): Promise<readonly BrandProposal[]> => {
  const result = await proposeBrand({ code: 'nova-luz', name: 'Nova Luz', market, logo });
  if ('reason' in result) throw new Error(`The logo was rejected: ${result.reason}`);
  return result;
};

const check = ({ text, images }: BrandProposal) =>
  checkBrandDocument({ file: 'nova-luz.json', text, readAsset: createMemoryReader(images) });

const getImage = ({ images }: BrandProposal, name: string): Buffer => {
  const image = images.get(`nova-luz/${name}.svg`);
  if (!image) throw new Error(`The proposal has no ${name}`);
  return image;
};

/**
 * Returns true if two themes look different at first sight: one theme is light and the other theme is dark, or their
 * accent or page colours clearly differ.
 */
const isDifferent = (one: BrandProposal, other: BrandProposal): boolean => {
  const distance = (name: 'action-accent-bg' | 'surface-page'): number => {
    const [a, b] = [oklch(one.colors[name]), oklch(other.colors[name])];
    const point = ({ c, h = 0 }: { c: number; h?: number | undefined }) => [
      c * Math.cos((h * Math.PI) / 180),
      c * Math.sin((h * Math.PI) / 180),
    ];
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [point(a), point(b)];
    return Math.hypot(a.l - b.l, x1 - x2, y1 - y2);
  };
  return one.mode !== other.mode || distance('action-accent-bg') > 0.08 || distance('surface-page') > 0.05;
};

describe.each(Object.keys(logos))('proposals for %s', (name) => {
  it('pass the check of brand files, and differ visibly', async () => {
    const proposals = await propose((await logos[name]?.()) ?? Buffer.alloc(0));
    expect(proposals.map(({ id }) => id)).toEqual(['light', 'dark', 'second']);
    for (const proposal of proposals) expect(await check(proposal), proposal.id).toEqual([]);
    const [light, dark, second] = proposals as [BrandProposal, BrandProposal, BrandProposal];
    expect([isDifferent(light, dark), isDifferent(light, second), isDifferent(dark, second)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe.each(marketCodes)('proposals for the market %s', (market) => {
  it('pass the check of brand files with the values of the market', async () => {
    for (const proposal of await propose(symbolAndName, market)) {
      expect(await check(proposal)).toEqual([]);
      const { languages, currency, timeZone } = marketProfiles[market];
      expect(JSON.parse(proposal.text)).toMatchObject({ jurisdiction: market, languages, currency, timeZone });
    }
  });
});

describe('a proposal', () => {
  it('has the main and the second colour of the logo', async () => {
    const [light, , second] = await propose(
      svg(`<rect width="90" height="90" fill="#be123c"/><rect x="100" width="40" height="90" fill="#1d4ed8"/>`),
    );
    expect(light?.colors['action-accent-bg']).toBe('#be123c');
    expect(second?.colors['action-accent-bg']).toBe('#1d4ed8');
  });

  it('has the symbol of a wide logo as its mark', async () => {
    const [light] = await propose(symbolAndName);
    const { data, info } = await sharp(getImage(light as BrandProposal, 'mark'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    const centre = ((info.height / 2) * info.width + info.width / 2) * 4;
    expect(data.toString('hex', centre, centre + 3)).toBe('e11d48');
    // The mark must contain only the symbol of the logo. Only the name is dark, so a dark pixel shows that the mark
    // also contains a part of the name.
    const dark = Array.from({ length: data.length / 4 }, (_, index) => index * 4).filter(
      (at) => (data[at + 3] ?? 0) > 200 && (data[at] ?? 0) < 100,
    );
    expect(dark).toEqual([]);
  });

  it('shows a white logo on a plate if the page is light', async () => {
    const [light, dark] = await propose(svg(letters('#ffffff')));
    expect(getImage(light as BrandProposal, 'logo').toString()).toContain('<rect');
    expect(getImage(dark as BrandProposal, 'logo').toString()).not.toContain('<rect');
  });

  it('has no ground in the logo of a PNG on white', async () => {
    const [, dark] = await propose(await onWhite());
    const logo = getImage(dark as BrandProposal, 'logo').toString();
    expect(logo).not.toMatch(/<path[^>]*fill="#f[ef]f[ef]f[ef]"/i);
  });

  it('is the same for the same logo', async () => {
    const [one, other] = [await propose(symbolAndName), await propose(symbolAndName)];
    expect(one).toEqual(other);
  });
});

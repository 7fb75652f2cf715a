import { withSeasonColors } from '@livery/merchant/alternate-theme';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { createProblemText, toProblemCause } from '@livery/merchant/problems/create-problem-text';
import { type Hex, contrast } from '@livery/merchant/color';
import { controlContrast } from '@livery/merchant/theme';
import sharp from 'sharp';
import { createAlternateTheme, createTheme } from '../page/create-theme.ts';
import { getColors } from '../page/tokens-css.ts';
import type { Problem } from '../problem.ts';
import type { SvgAsset } from '../read/image-assets.ts';
import type { Brand } from '../read/read-brand.ts';
import { rasterizeSvg } from './rasterize-svg.ts';

/**
 * Minimum share of an image's area that must be visible. A pixel is visible if its contrast to the background is at
 * least `controlContrast`. In the logos of the demo brands, 15 % or more is visible.
 */
const minVisibleShare = 0.01;

/**
 * Height of the measured image in physical pixels. It is the height of the header's logo on a phone with two pixels per
 * CSS pixel.
 */
const height = 56;

/**
 * Finds a logo or mark (symbol of the brand) that is almost invisible on the brand's page colour (the background colour
 * of the app). Either its colours have too little contrast, or its lines are too thin at the displayed size.
 */
export async function findInvisibleImages({ merchant, assets, locate }: Brand): Promise<Problem[]> {
  const ground = getColors(merchant)['surface-page'];
  const problems = await Promise.all([
    findKnownProblem('logo', assets.logo, ground),
    findKnownProblem('mark', assets.mark, ground),
  ]);
  return [
    ...problems
      .filter((problem) => problem !== undefined)
      .map(({ name, ...problem }) => ({ ...locate(['assets', name]), ...problem })),
    ...(await findInvisibleInSeasons({ merchant, assets, locate }, ground)),
    ...(await findInvisibleInOtherMode({ merchant, assets, locate })),
  ];
}

/**
 * Finds logos that are almost invisible on the page colour of the alternate mode: dark for a light brand, light for a
 * dark brand. Checks the mode both without a seasonal layer and with each layer (design change for certain days).
 */
async function findInvisibleInOtherMode({
  merchant: { theme, seasons },
  assets,
  locate,
}: Pick<Brand, 'merchant' | 'assets' | 'locate'>): Promise<Problem[]> {
  const { alternate } = theme;
  const usual = createAlternateTheme(theme)?.colors?.['surface-page'];
  if (alternate === undefined || usual === undefined) return [];
  const code = `alternate.${getOtherMode(theme.mode)}` as const;
  const explain = (problem: NonNullable<Found>) => createProblemText(code, { problem: toProblemCause(problem) });
  const inBrand = await findKnownProblem('logo', assets.alternateLogo ?? assets.logo, usual);
  const inSeasons = await Promise.all(
    seasons.map(async ({ theme: colors, logo }, index) => {
      const ground = createAlternateTheme(withSeasonColors(theme, colors))?.colors?.['surface-page'] ?? usual;
      if (ground === usual && logo === undefined) return [];
      const shown = assets.seasons[index]?.logo ?? assets.alternateLogo ?? assets.logo;
      const found = await findKnownProblem('logo', shown, ground);
      return found ? [{ ...locate(['seasons', index, logo === undefined ? 'theme' : 'logo']), ...explain(found) }] : [];
    }),
  );
  if (!inBrand) return inSeasons.flat();
  const { ground, ratio, needed } = inBrand.values;
  const own = alternate.logo === undefined && ground !== undefined && ratio !== undefined && needed !== undefined;
  return [
    {
      ...locate(['theme', 'alternate', ...(alternate.logo === undefined ? [] : ['logo'])]),
      ...(own ? createProblemText('alternate.logo', { ground, ratio, needed }) : explain(inBrand)),
    },
    ...inSeasons.flat(),
  ];
}

/**
 * Finds logos that are almost invisible on the page colour of a seasonal layer (design change for certain days). Checks
 * the logo of the layer, or the logo of the brand if the layer has no logo.
 */
async function findInvisibleInSeasons(
  { merchant, assets, locate }: Pick<Brand, 'merchant' | 'assets' | 'locate'>,
  usual: Hex,
): Promise<Problem[]> {
  const problems = await Promise.all(
    merchant.seasons.map(async ({ theme, logo }, index) => {
      const ground = createTheme(withSeasonColors(merchant.theme, theme)).colors?.['surface-page'] ?? usual;
      if (ground === usual && logo === undefined) return undefined;
      const found = await findKnownProblem('logo', assets.seasons[index]?.logo ?? assets.logo, ground);
      if (!found) return undefined;
      const { name: _, ...problem } = found;
      return { ...locate(['seasons', index, logo === undefined ? 'theme' : 'logo']), ...problem };
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}

type Found = Awaited<ReturnType<typeof findProblem>>;

/** Maximum number of cached results of the visibility check. The cache is cleared when it is full. */
const maxKnown = 1000;

/**
 * Cached results of the visibility check. The key contains the hash of the image and the page colour. The check takes
 * longer than the rest of a build, and most changes of a brand change neither its logo nor its page colour.
 */
const known = new Map<string, Promise<Found>>();

function findKnownProblem(name: 'logo' | 'mark', svg: SvgAsset, ground: Hex): Promise<Found> {
  const key = `${name} ${svg.hash} ${ground}`;
  const stored = known.get(key);
  if (stored) return stored;
  const finding = findProblem(name, svg, ground);
  if (known.size >= maxKnown) known.clear();
  known.set(key, finding);
  // If the rendering fails, the result is removed from the cache. Each caller then gets the error and can report it.
  finding.catch(() => known.delete(key));
  return finding;
}

async function findProblem(name: 'logo' | 'mark', svg: SvgAsset, ground: Hex) {
  const { maxContrast, visibleShare } = await measure(svg, ground, height);
  if (maxContrast >= controlContrast && visibleShare >= minVisibleShare) return undefined;
  const large = await measure(svg, ground, height * 8);
  if (large.maxContrast < controlContrast)
    return {
      name,
      ...createProblemText(`${name}.invisible`, {
        ground,
        ratio: large.maxContrast.toFixed(2),
        needed: controlContrast,
      }),
    };
  return {
    name,
    ...createProblemText(`${name}.thin`, {
      share: (visibleShare * 100).toFixed(1),
      needed: minVisibleShare * 100,
    }),
  };
}

/**
 * Renders an image on a background colour. `pixels` is the height of the rendered image. Returns the highest contrast
 * between a pixel and the background. Also returns the share of visible pixels, whose contrast is at least
 * `controlContrast`.
 */
async function measure(svg: SvgAsset, ground: Hex, pixels: number) {
  const width = Math.max(1, Math.min(1600, Math.round((svg.width / svg.height) * pixels)));
  const { data, info } = await sharp(await rasterizeSvg(svg.text, width))
    .flatten({ background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const contrasts = new Map<string, number>();
  let visible = 0;
  let maxContrast = 1;
  for (let at = 0; at < data.length; at += info.channels) {
    const color: Hex = `#${data.toString('hex', at, at + 3)}`;
    const ratio = contrasts.get(color) ?? contrast(color, ground);
    contrasts.set(color, ratio);
    if (ratio >= controlContrast) visible += 1;
    if (ratio > maxContrast) maxContrast = ratio;
  }
  return { maxContrast, visibleShare: (visible * info.channels) / data.length };
}

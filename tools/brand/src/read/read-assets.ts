import type { Merchant } from '@livery/merchant/merchant.schema';
import { type Asset, type AssetRefusal, assetLimits, readAsset } from './asset-file.ts';
import { type SafeSvg, sanitizeSvg } from './svg.ts';

export interface SvgAsset extends SafeSvg {
  /** SHA-256 of the file as it was given. */
  readonly hash: string;
}

export interface BrandAssets {
  readonly logo: SvgAsset;
  readonly mark: SvgAsset;
  /** A sanitised SVG, or the bytes of a picture that sharp will decode. */
  readonly hero: { readonly hash: string; readonly bytes: Buffer; readonly kind: 'svg' | 'picture' };
}

interface Refusal extends AssetRefusal {
  readonly path: string;
}

/** Reads what a brand file points at; SVGs come back sanitised. */
export async function readAssets(file: string, { assets }: Merchant): Promise<{ assets?: BrandAssets; refusals: readonly Refusal[] }> {
  const [logo, mark, hero] = await Promise.all([
    readAsset(file, assets.logo, assetLimits.logo).then(asSvg),
    readAsset(file, assets.mark, assetLimits.mark).then(asSvg),
    readAsset(file, assets.hero.image, assetLimits.hero).then(asHero),
  ]);
  const refusals = [
    ...('reason' in logo ? [{ path: '$.assets.logo', ...logo }] : []),
    ...('reason' in mark ? [{ path: '$.assets.mark', ...mark }] : []),
    ...('reason' in hero ? [{ path: '$.assets.hero.image', ...hero }] : []),
  ];
  if ('reason' in logo || 'reason' in mark || 'reason' in hero) return { refusals };
  return { assets: { logo, mark, hero }, refusals };
}

function asSvg(asset: Asset | AssetRefusal): SvgAsset | AssetRefusal {
  if ('reason' in asset) return asset;
  const svg = sanitizeSvg(asset.bytes.toString('utf8'));
  return 'reason' in svg ? svg : { ...svg, hash: asset.hash };
}

function asHero(asset: Asset | AssetRefusal): BrandAssets['hero'] | AssetRefusal {
  if ('reason' in asset) return asset;
  if (!asset.path.toLowerCase().endsWith('.svg')) return { hash: asset.hash, bytes: asset.bytes, kind: 'picture' };
  const svg = sanitizeSvg(asset.bytes.toString('utf8'));
  return 'reason' in svg ? svg : { hash: asset.hash, bytes: Buffer.from(svg.text), kind: 'svg' };
}

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addBrandAsset,
  composeRelease,
  importBrandVersion,
  listEnvironments,
  publishRelease,
} from '@livery/contract/operators/releases';
import type { RequestBody } from '@livery/contract/operation';
import { approveRelease, getApprovalChallenge } from '@livery/contract/operators/releases/reviews';
import { getValue } from '../client.ts';
import type { OperatorGateway } from './operator-gateway.ts';

const fixtureFolder = fileURLToPath(new URL('../../../../../libs/composer/fixtures/brands', import.meta.url));

/**
 * Text of a brand file, and the images to which the text refers. An operator imports them together as a version of
 * the brand.
 */
export interface BrandFiles {
  readonly brand: string;
  readonly text: string;
  readonly images: ReadonlyMap<string, Buffer>;
}

/** Returns the paths of the images in a brand file. */
const listImagePaths = (text: string): readonly string[] => {
  const { assets, site, theme } = JSON.parse(text) as {
    readonly assets: { readonly logo: string; readonly mark: string; readonly hero: { readonly image: string } };
    readonly site?: { readonly screenshots?: readonly { readonly image: string }[]; readonly shareImage?: string };
    readonly theme?: { readonly alternate?: { readonly logo?: string } };
  };
  const screenshots = (site?.screenshots ?? []).map(({ image }) => image);
  const optional = [site?.shareImage, theme?.alternate?.logo].filter((path) => path !== undefined);
  return [...new Set([assets.logo, assets.mark, assets.hero.image, ...screenshots, ...optional])];
};

/** Reads a brand file and its images from a folder. */
export const readBrandFiles = async (file: string): Promise<BrandFiles> => {
  const text = await readFile(file, 'utf8');
  const paths = listImagePaths(text);
  const images = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(dirname(file), path))] as const),
  );
  return { brand: (JSON.parse(text) as { code: string }).code, text, images: new Map(images) };
};

/** Loads the test brand `plenty`. `change` can modify the text of the brand file, for example the accent colour. */
export const readFixtureBrand = async (change: (text: string) => string = (text) => text): Promise<BrandFiles> => {
  const files = await readBrandFiles(join(fixtureFolder, 'plenty.json'));
  return { ...files, text: change(files.text) };
};

/**
 * Uploads the images of a brand. Returns the request fields of a brand document: the brand code, the text of the
 * brand file, and the path and hash of each image.
 */
export const addImages = async ({ call }: Pick<OperatorGateway, 'call'>, { brand, text, images }: BrandFiles) => {
  const assets = await Promise.all(
    [...images].map(async ([path, bytes]) => {
      const { hash } = getValue(await call(addBrandAsset, { brand, content: bytes.toString('base64') }));
      return { path, hash };
    }),
  );
  return { brand, text, assets };
};

/** Imports a brand file and its images as a new version of the brand. Returns the version number. */
export const importFiles = async (gateway: Pick<OperatorGateway, 'call'>, files: BrandFiles): Promise<number> => {
  const document = await addImages(gateway, files);
  return getValue(await gateway.call(importBrandVersion, { ...document, note: 'Imported' })).version;
};

/** Imports a brand file as a new version, and composes (builds) a release from it. Returns the release. */
export const composeBrandFiles = async (gateway: Pick<OperatorGateway, 'call'>, files: BrandFiles) => {
  const version = await importFiles(gateway, files);
  return getValue(await gateway.call(composeRelease, { brand: files.brand, version }));
};

/** Publishes a release, so that it is the live release of the brand. */
export const publish = async (
  { call }: Pick<OperatorGateway, 'call'>,
  brand: string,
  releaseId: string,
): Promise<void> => {
  const { environments } = getValue(await call(listEnvironments, { brand }));
  const version = environments.find(({ environment }) => environment === 'live')?.number ?? 0;
  const request = { brand, environment: 'live' as const, releaseId, reason: 'New colours' };
  getValue(await call(publishRelease, request, { version }));
};

/** Approves a release with a signature by the passkey of an operator. */
export const approve = async (
  { call, sign }: OperatorGateway,
  approval: RequestBody<typeof getApprovalChallenge> & { readonly reason: string },
  operator: string,
) => {
  const { brand, releaseId, manifest } = approval;
  const challenge = getValue(await call(getApprovalChallenge, { brand, releaseId, manifest }, { operator }));
  const signature = await sign(operator, challenge);
  return call(approveRelease, { ...approval, signature }, { operator });
};

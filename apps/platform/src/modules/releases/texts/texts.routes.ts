import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { getBrandAsset, getBrandFont, listDefaultTexts } from '@livery/contract/operators/texts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { findAssets } from '../versions/versions.ts';
import type { FindDefaultTexts } from './default-texts.ts';
import type { DescribeFont } from './describe-font.ts';

interface TextsDeps {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly describeFont: DescribeFont;
  readonly findDefaultTexts: FindDefaultTexts;
}

/** Registers the operations with which an editor loads the default texts, images and fonts that a brand can replace. */
export const textsRoutes = (
  { route }: OperatorRoutes,
  { db, blobs, describeFont, findDefaultTexts }: TextsDeps,
): void => {
  const findAsset = async (brand: string, hash: string) => {
    const asset = (await findAssets(db, brand, [hash])).get(hash);
    if (!asset) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no file ${hash}` });
    return asset;
  };

  route(listDefaultTexts, async ({ request: { language } }) => {
    const texts = await findDefaultTexts(language);
    if (texts) return { texts: [...texts] };
    throw new GatewayError(OperatorErrorCode.ComposerUnavailable, { message: 'There is no compiled app' });
  });

  route(getBrandAsset, async ({ request: { brand, hash } }) => {
    const { size, format } = await findAsset(brand, hash);
    return { hash, size, format, content: (await blobs.get(hash)).toString('base64') };
  });

  route(getBrandFont, async ({ request: { brand, hash, languages } }) => {
    await findAsset(brand, hash);
    return describeFont(await blobs.get(hash), languages);
  });
};

import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { getBrandAsset, listDefaultTexts } from '@livery/contract/operators/texts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { findAssets } from '../versions/versions.ts';
import type { FindDefaultTexts } from './default-texts.ts';

interface TextsDeps {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly findDefaultTexts: FindDefaultTexts;
}

/** Registers the operations with which an editor shows what a brand replaces: texts of the app, and images. */
export const textsRoutes = ({ route }: OperatorRoutes, { db, blobs, findDefaultTexts }: TextsDeps): void => {
  route(listDefaultTexts, async ({ request: { language } }) => {
    const texts = await findDefaultTexts(language);
    if (texts) return { texts: [...texts] };
    throw new GatewayError(OperatorErrorCode.ComposerUnavailable, { message: 'There is no compiled app' });
  });

  route(getBrandAsset, async ({ request: { brand, hash } }) => {
    const asset = (await findAssets(db, brand, [hash])).get(hash);
    if (!asset) throw new GatewayError(ErrorCode.NotFound, { message: `${brand} has no image ${hash}` });
    const { size, format } = asset;
    return { hash, size, format, content: (await blobs.get(hash)).toString('base64') };
  });
};

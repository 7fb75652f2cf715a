import { ErrorCode } from '@livery/contract/errors';
import { getDraftBase, getInheritedAsset } from '@livery/contract/operators/drafts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { ServicesOf } from '../../core/modules/define-module.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { type releasesModule, resolveDocumentText } from '../releases/index.ts';
import { getDraftOrThrow } from './drafts.ts';

interface DraftBaseDeps {
  readonly db: Database;
  readonly releases: ServicesOf<{ readonly releases: typeof releasesModule }>['releases'];
}

/** Registers what an editor shows of the base of a draft. */
export const draftBaseRoutes = ({ route }: OperatorRoutes, { db, releases }: DraftBaseDeps): void => {
  const readBases = async (key: { readonly brand: string; readonly draftId: string }) => {
    const { brand, text, assets, baseVersion } = await getDraftOrThrow(db, key);
    return releases.readDocument({ brand, text, assets, baseVersion });
  };

  route(getDraftBase, async ({ request }) => {
    const { bases } = await readBases(request);
    const [base, ...others] = bases;
    if (!base) return { base: null };
    const text = await resolveDocumentText({
      file: `${base.name}.json`,
      text: base.text,
      bases: new Map(others.map((each) => [each.name, each.text])),
    }).catch(() => undefined);
    // The problems of the draft say why the base cannot be used.
    if (text === undefined) return { base: null };
    const assets = new Map(bases.toReversed().flatMap((each) => each.assets.map(({ path, hash }) => [path, hash])));
    return {
      base: {
        name: base.name,
        version: base.version,
        text,
        assets: [...assets].map(([path, hash]) => ({ path, hash })),
      },
    };
  });

  route(getInheritedAsset, async ({ request }) => {
    const { bases } = await readBases(request);
    const isInherited = bases.some(({ assets }) => assets.some(({ hash }) => hash === request.hash));
    const bytes = isInherited ? await releases.readBlob(request.hash) : undefined;
    const image = bytes && (await releases.checkAsset(bytes));
    if (!bytes || !image || 'reason' in image)
      throw new GatewayError(ErrorCode.NotFound, { message: `The draft inherits no image ${request.hash}` });
    return { hash: request.hash, format: image.format, content: bytes.toString('base64') };
  });
};

import { ErrorCode } from '@livery/contract/errors';
import { getDraftBase, getInheritedAsset, getInheritedFont } from '@livery/contract/operators/drafts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { ServicesOf } from '../../core/modules/define-module.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { type releasesModule, resolveDocumentText } from '../releases/index.ts';
import { getDraftOrThrow } from './drafts.ts';

interface DraftKey {
  readonly brand: string;
  readonly draftId: string;
}

interface DraftBaseDeps {
  readonly db: Database;
  readonly releases: ServicesOf<{ readonly releases: typeof releasesModule }>['releases'];
}

const createMissing = (hash: string): GatewayError =>
  new GatewayError(ErrorCode.NotFound, { message: `The draft inherits no file ${hash}` });

/**
 * Registers the operations with which an editor loads the base of a draft and the files of the base. The base is the
 * document from which the draft inherits values.
 */
export const draftBaseRoutes = ({ route }: OperatorRoutes, { db, releases }: DraftBaseDeps): void => {
  const readBases = async (key: DraftKey) => releases.loadBases(await getDraftOrThrow(db, key));

  route(getDraftBase, async ({ request }) => {
    const bases = await readBases(request);
    const [base, ...others] = bases;
    if (!base) return { base: null };
    const text = await resolveDocumentText({
      file: `${base.name}.json`,
      text: base.text,
      bases: new Map(others.map((each) => [each.name, each.text])),
    }).catch(() => undefined);
    // The base cannot be used, for example because it is invalid. The response then contains no base. The reason is
    // part of the response of another operation, which checks the draft.
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

  /**
   * Returns the bytes of a file that a draft inherits from its bases (other brand documents). Throws a GatewayError
   * if no base has a file with this hash.
   */
  const readInherited = async ({ hash, ...key }: DraftKey & { readonly hash: string }): Promise<Buffer> => {
    const bases = await readBases(key);
    if (bases.some(({ assets }) => assets.some((each) => each.hash === hash))) return releases.readBlob(hash);
    throw createMissing(hash);
  };

  route(getInheritedFont, async ({ request: { languages, ...file } }) =>
    releases.describeFont(await readInherited(file), languages),
  );

  route(getInheritedAsset, async ({ request }) => {
    const bytes = await readInherited(request);
    const image = await releases.checkAsset(bytes);
    if ('reason' in image) throw createMissing(request.hash);
    return { hash: request.hash, format: image.format, content: bytes.toString('base64') };
  });
};

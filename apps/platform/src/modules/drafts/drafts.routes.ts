import { randomUUID } from 'node:crypto';
import {
  closeDraft,
  createDraft,
  getDraft,
  listDrafts,
  listOpenDrafts,
  renameDraft,
  reopenDraft,
} from '@livery/contract/operators/drafts';
import type { ParsedRequest } from '@livery/contract/operation';
import { assertSize, createContent, type DraftAsset, listAssets, toText } from '@livery/drafts/content';
import { findRedo, findUndo } from '@livery/drafts/history';
import { assertPath } from '@livery/drafts/path';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { OperatorContext } from '../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import type { ServicesOf } from '../../core/modules/define-module.ts';
import {
  addAsset,
  assertMayInherit,
  documentBodyLimit,
  findAssets,
  getOwnDocument,
  getVersionOrThrow,
  type releasesModule,
} from '../releases/index.ts';
import {
  getDraftOrThrow,
  insertDraft,
  listDraftRows,
  listOpenDraftRows,
  lockDraft,
  toContent,
  toDraft,
  toGatewayError,
  updateDraft,
} from './drafts.ts';
import type { DraftRow } from './drafts.tables.ts';
import { loadHistory } from './history.ts';
import type { AnnounceChange } from './operations.routes.ts';

type Releases = ServicesOf<{ readonly releases: typeof releasesModule }>['releases'];
type LiveDocument = Awaited<ReturnType<Releases['readLiveDocument']>>;

interface DraftsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: Releases;
  readonly announce: AnnounceChange;
}

/** Content with which a new draft starts. `baseVersion` is the number of the brand version from which it was copied. */
interface DraftStart {
  readonly baseVersion: number | null;
  readonly text: string;
  readonly assets: readonly DraftAsset[];
  readonly fileImages: LiveDocument['fileImages'];
}

/**
 * Creates a function that loads the initial document of a draft. The created function throws a GatewayError if the
 * document is invalid.
 */
const createStartReader = ({ db, releases }: DraftsDeps) => {
  const read = async ({ brand, source }: ParsedRequest<typeof createDraft>): Promise<DraftStart> => {
    if (source.kind === 'version') {
      const version = await getVersionOrThrow(db, brand, source.version);
      return { baseVersion: version.number, ...getOwnDocument(version), fileImages: [] };
    }
    if (source.kind === 'live') {
      const { version, own, fileImages } = await releases.readLiveDocument(brand);
      return { baseVersion: version, ...own, fileImages };
    }
    const { assets } = await releases.readDocument({ brand, text: source.text, assets: source.assets });
    return { baseVersion: null, text: source.text, assets, fileImages: [] };
  };

  return async (request: ParsedRequest<typeof createDraft>): Promise<DraftStart> => {
    const start = await read(request);
    try {
      for (const { path } of start.assets) assertPath(['assets', path]);
      assertSize(createContent(start.text, start.assets));
    } catch (error) {
      throw toGatewayError(error);
    }
    return { ...start, assets: start.assets.map(({ path, hash }) => ({ path, hash })) };
  };
};

const registerCreation = (operators: OperatorRoutes, deps: DraftsDeps): void => {
  const { clock, releases } = deps;
  const readStart = createStartReader(deps);

  operators.routeWithPreparation(
    createDraft,
    ({ request }) => readStart(request),
    async (
      { tx, request: { brand, name, source }, operator: { operatorId }, isPermitted, record },
      { baseVersion, text, assets, fileImages },
    ) => {
      if (source.kind === 'document') await assertMayInherit(isPermitted, { brand, text: source.text });
      await releases.assertMayAddTo(tx, brand, isPermitted);
      const now = clock.now();
      for (const { hash, size, format } of fileImages)
        await addAsset(tx, { brand, hash, size, format, createdBy: operatorId, createdAt: now });
      const row: DraftRow = {
        id: randomUUID(),
        brand,
        name,
        state: 'open',
        baseVersion,
        baseText: text,
        baseAssets: assets,
        text,
        assets,
        sequence: 0,
        createdBy: operatorId,
        createdAt: now,
        changedBy: operatorId,
        changedAt: now,
      };
      await insertDraft(tx, row);
      record({ subject: { kind: 'draft', id: row.id }, changes: { name, source: source.kind, baseVersion } });
      return toDraft(row);
    },
    { bodyLimit: documentBodyLimit },
  );
};

const registerReads = ({ route }: OperatorRoutes, { db }: DraftsDeps): void => {
  route(listDrafts, async ({ request: { brand } }) => ({ drafts: (await listDraftRows(db, brand)).map(toDraft) }));

  route(listOpenDrafts, async ({ listPermittedBrands }) => {
    const permitted = await listPermittedBrands('drafts:read');
    const rows = await listOpenDraftRows(db);
    return { drafts: rows.filter(({ brand }) => permitted === 'all' || permitted.has(brand)) };
  });

  route(getDraft, async ({ request, operator: { operatorId: by } }) => {
    const row = await getDraftOrThrow(db, request);
    const content = toContent(row);
    const [assets, history] = [listAssets(content), await loadHistory(db, row.id)];
    const images = await findAssets(
      db,
      row.brand,
      assets.map(({ hash }) => hash),
    );
    return {
      ...toDraft(row),
      text: toText(content),
      assets: assets.map((asset) => ({ ...asset, size: images.get(asset.hash)?.size ?? 0 })),
      canUndo: row.state === 'open' && findUndo({ history, content, by }).steps.length > 0,
      canRedo: row.state === 'open' && findRedo({ history, content, by }).steps.length > 0,
    };
  });
};

/** Registers the operations that list, create, rename, close and reopen drafts. */
export const draftsRoutes = (operators: OperatorRoutes, deps: DraftsDeps): void => {
  const { clock, announce } = deps;
  registerReads(operators, deps);
  registerCreation(operators, deps);

  /** Changes the name or the state of a draft. */
  const change = async (
    { tx, request, operator, record, onCommit }: OperatorContext<ParsedRequest<typeof closeDraft>>,
    next: Partial<Pick<DraftRow, 'name' | 'state'>>,
  ) => {
    const row = await lockDraft(tx, request);
    const changed = await updateDraft(tx, row, { ...next, changedBy: operator.operatorId, changedAt: clock.now() });
    record({ subject: { kind: 'draft', id: row.id }, changes: next });
    onCommit(() => announce(changed));
    return toDraft(changed);
  };

  operators.route(renameDraft, (call) => change(call, { name: call.request.name }));
  operators.route(closeDraft, (call) => change(call, { state: 'closed' }));
  operators.route(reopenDraft, (call) => change(call, { state: 'open' }));
};

import { firstLoadBudget } from '@livery/composer/compose/first-load';
import { addDraftVersion, checkDraft } from '@livery/contract/operators/drafts';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { ServicesOf } from '../../core/modules/define-module.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { addVersion, createInvalidError, type releasesModule, toContractProblems } from '../releases/index.ts';
import { assertOpen, getDraftOrThrow, lockDraft } from './drafts.ts';
import { draftOperations, type DraftRow } from './drafts.tables.ts';

interface DraftVersionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: ServicesOf<{ readonly releases: typeof releasesModule }>['releases'];
}

/**
 * Throws a GatewayError if the draft has changed since the caller loaded it. `seen` is the number of the last operation
 * that the caller has seen.
 */
const assertLatest = ({ sequence }: DraftRow, seen: number): void => {
  if (seen === sequence) return;
  throw new GatewayError(OperatorErrorCode.DraftChanged, {
    message: `The draft has operation ${sequence}, and the caller has seen ${seen}`,
    value: { sequence },
  });
};

/**
 * Returns the ids of the operators who have contributed to a draft. These are the authors of its operations, even if an
 * operation was undone later. If the draft was not created from a brand version, its creator wrote the initial text, so
 * the creator is included.
 */
const listEditors = async (
  tx: Database,
  { id: draftId, baseVersion, createdBy }: DraftRow,
): Promise<readonly string[]> => {
  const rows = await tx
    .selectDistinct({ by: draftOperations.by })
    .from(draftOperations)
    .where(eq(draftOperations.draftId, draftId))
    .orderBy(draftOperations.by);
  const authors = baseVersion === null ? [createdBy] : [];
  return [...new Set([...authors, ...rows.map(({ by }) => by)])];
};

/** Registers the operations that check a draft, and that create a brand version from a draft. */
export const draftVersionsRoutes = (operators: OperatorRoutes, { db, clock, releases }: DraftVersionsDeps): void => {
  const findProblems = async ({ brand, text, assets, baseVersion }: DraftRow) => {
    const read = await releases.readDocument({ brand, text, assets, baseVersion });
    return { read, problems: await releases.checkDocument(read.document) };
  };

  operators.route(checkDraft, async ({ request }) => {
    const row = await getDraftOrThrow(db, request);
    const [{ read, problems }, homeBlocks] = await Promise.all([
      findProblems(row),
      releases.composer.measureHomeBlocks(),
    ]);
    const isComposable = problems.length === 0 && releases.composer.canCompose();
    const size = isComposable ? await releases.composer.measureFirstLoad(read.document) : undefined;
    return {
      sequence: row.sequence,
      problems: toContractProblems(problems),
      homeBlocks: [...homeBlocks],
      firstLoad: size && 'page' in size ? { ...size, budget: firstLoadBudget } : null,
    };
  });

  operators.routeWithPreparation(
    addDraftVersion,
    async ({ request }) => {
      const row = await getDraftOrThrow(db, request);
      assertOpen(row);
      assertLatest(row, request.sequence);
      const { read, problems } = await findProblems(row);
      if (problems.length > 0) throw createInvalidError(problems);
      return releases.createVersionContent(read);
    },
    async ({ tx, request, operator, isPermitted, record, onCommit }, content) => {
      // During the check of the document, another operator can have changed the draft. The row is therefore loaded
      // again and locked.
      const row = await lockDraft(tx, request);
      assertOpen(row);
      assertLatest(row, request.sequence);
      await releases.assertMayAddTo(tx, row.brand, isPermitted);
      const { number, hash } = await addVersion(tx, {
        brand: row.brand,
        ...content,
        baseNumber: row.baseVersion,
        note: request.note,
        createdBy: operator.operatorId,
        createdAt: clock.now(),
        editors: await listEditors(tx, row),
      });
      record({
        subject: { kind: 'brandVersion', id: `${row.brand}/${number}` },
        changes: { draftId: row.id, sequence: row.sequence, hash, baseVersion: row.baseVersion, note: request.note },
      });
      onCommit(() => releases.announceVersion(row.brand));
      return { version: number, hash };
    },
  );
};

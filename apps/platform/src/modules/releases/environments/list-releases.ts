import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { listEnvironmentChanges, listReleases, Release } from '@livery/contract/operators/releases';
import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { type Cursor, decodeCursor, toPage } from '../../../core/pagination.ts';
import { environmentChanges, type ReleaseRow, releases } from './releases.tables.ts';

const releaseIdPattern = /^[0-9a-f]{32}$/;
/** Pattern of the number of a change. More digits do not fit into the column. */
const changeNumberPattern = /^\d{1,9}$/;

export const toRelease = (row: ReleaseRow): Release => ({
  releaseId: row.id,
  version: row.version,
  compileId: row.compileId,
  build: row.build,
  fileCount: row.fileCount,
  storedSize: row.storedSize,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
});

/** Returns those of the releases that are live or were live before. */
const findLiveIds = async (db: Database, brand: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ releaseId: environmentChanges.releaseId })
    .from(environmentChanges)
    .where(
      and(
        eq(environmentChanges.brand, brand),
        eq(environmentChanges.environment, 'live'),
        inArray(environmentChanges.releaseId, [...ids]),
      ),
    );
  return new Set(rows.map(({ releaseId }) => releaseId));
};

const isBefore = ({ at, id }: Cursor): SQL | undefined =>
  or(lt(releases.createdAt, at), and(eq(releases.createdAt, at), lt(releases.id, id)));

/** Finds a page of the releases of a brand, the newest first. */
export const findReleases = async (
  db: Database,
  { brand, releaseId, version, limit, cursor }: ParsedRequest<typeof listReleases>,
): Promise<ResponseValue<typeof listReleases>> => {
  const position = decodeCursor(cursor, releaseIdPattern);
  const rows = await db
    .select()
    .from(releases)
    .where(
      and(
        eq(releases.brand, brand),
        releaseId === undefined ? undefined : eq(releases.id, releaseId),
        version === undefined ? undefined : eq(releases.version, version),
        position && isBefore(position),
      ),
    )
    .orderBy(desc(releases.createdAt), desc(releases.id))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const liveIds = await findLiveIds(
    db,
    brand,
    list.map(({ id }) => id),
  );
  return { releases: list.map((row) => ({ ...toRelease(row), wasLive: liveIds.has(row.id) })), next };
};

/** Finds a page of the changes of an environment, the newest first. */
export const findEnvironmentChanges = async (
  db: Database,
  { brand, environment, limit, cursor }: ParsedRequest<typeof listEnvironmentChanges>,
): Promise<ResponseValue<typeof listEnvironmentChanges>> => {
  const position = decodeCursor(cursor, changeNumberPattern);
  const rows = await db
    .select()
    .from(environmentChanges)
    .where(
      and(
        eq(environmentChanges.brand, brand),
        eq(environmentChanges.environment, environment),
        position && lt(environmentChanges.number, Number(position.id)),
      ),
    )
    .orderBy(desc(environmentChanges.number))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ changedAt, number }) => ({ at: changedAt, id: String(number) }));
  return {
    changes: list.map(
      ({ previousId, changedAt, brand: _brand, environment: _environment, approvalNumbers: _numbers, ...row }) => ({
        ...row,
        approvers: [...row.approvers],
        previousReleaseId: previousId,
        changedAt: changedAt.toISOString(),
      }),
    ),
    next,
  };
};

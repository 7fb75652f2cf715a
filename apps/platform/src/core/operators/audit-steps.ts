import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import { getCaller } from '../http/route.ts';
import type { OperatorCall, OperatorRouteGuards } from './operator-call.ts';
import type { AuditEntry, AuditNote } from './operator-context.ts';
import { createReadRejectionFilter, type RejectedRead } from './read-rejections.ts';

/**
 * HTTP statuses with which a handler denies access: 403 (not permitted) and 404 (not found, which can hide that a
 * resource exists).
 */
const denialStatuses: readonly number[] = [403, 404];

/**
 * Maximum number of characters of a path and of an unknown brand code in an audit log entry. The caller sends both
 * texts, so without a limit they could be of any length.
 */
const maxPathLength = 200;
const maxBrandLength = 100;

/**
 * Returns the path of a GET call, for the audit log. The ids in the path identify the resource. The query is removed,
 * because it can contain personal data. Returns undefined for a call with another method.
 */
const findReadPath = ({ operation, http }: OperatorCall): string | undefined =>
  operation.method === 'GET' ? http.url.split('?', 1)[0]?.slice(0, maxPathLength) : undefined;

const createPathChange = (call: OperatorCall): AuditEntry['changes'] => {
  const path = findReadPath(call);
  return path === undefined ? {} : { path };
};

/** Creates the functions that write the calls of operators and their rejections to the audit log. */
export const createAuditSteps = ({ checks, clock, db }: Pick<OperatorRouteGuards, 'checks' | 'clock' | 'db'>) => {
  const reads = createReadRejectionFilter(clock);

  const createEntry = (
    { operation, operator, brand, http }: OperatorCall,
    result: Pick<AuditEntry, 'outcome' | 'errorCode' | 'subject' | 'changes'> & Partial<Pick<AuditEntry, 'brand'>>,
  ): AuditEntry => ({
    at: clock.now(),
    brand,
    operatorId: operator.operatorId,
    tokenId: operator.tokenId,
    operation: operation.name,
    ...result,
    address: getCaller(http).address,
    requestId: http.id,
  });

  const appendDone = (
    tx: Database,
    call: OperatorCall,
    { subject, changes = {}, brand = call.brand }: AuditNote,
  ): Promise<void> =>
    checks.appendAudit(tx, createEntry(call, { outcome: 'done', errorCode: null, subject, changes, brand }));

  const appendRejection = async (
    tx: Database,
    call: OperatorCall,
    error: GatewayError,
    changes: AuditEntry['changes'] = {},
  ): Promise<void> => {
    // A caller can send any text as the brand code. Each brand code in the audit log has its own chain (sequence of
    // entries). Without this check, each invented code would start a new chain. The entry of an unknown brand is
    // therefore added to the chain of the platform.
    const isUnknown = call.brand !== null && !(await checks.isExistingBrand(tx, call.brand));
    await checks.appendAudit(
      tx,
      createEntry(call, {
        outcome: 'rejected',
        errorCode: error.code,
        subject: { kind: 'operation', id: call.operation.name },
        changes: {
          ...createPathChange(call),
          ...changes,
          ...(isUnknown && { unknownBrand: call.brand?.slice(0, maxBrandLength) }),
        },
        ...(isUnknown && { brand: null }),
      }),
    );
  };

  /**
   * Writes the rejection of a call to the audit log, in a separate transaction. The rejection of a call that would have
   * changed data is always written. If a call that only reads is rejected several times in the same way, one entry is
   * written per ten minutes.
   */
  const storeRejection = async (call: OperatorCall, error: GatewayError): Promise<void> => {
    const { operation, rules, operator, brand } = call;
    if (operation.method !== 'GET' && !rules.isTransient)
      return db.transaction((tx) => appendRejection(tx, call, error));
    const { operatorId, tokenId } = operator;
    const path = findReadPath(call);
    const read: RejectedRead = { operatorId, tokenId, operation: operation.name, brand, path, errorCode: error.code };
    const unrecorded = reads.select(read);
    if (unrecorded === undefined) return;
    try {
      await db.transaction((tx) => appendRejection(tx, call, error, unrecorded > 0 ? { unrecorded } : {}));
    } catch (failure) {
      reads.restore(read, unrecorded);
      throw failure;
    }
  };

  /**
   * Runs a task that precedes the transaction of a call, for example a permission check. If the task throws a
   * GatewayError, writes the rejection of the call to the audit log in a separate transaction.
   */
  const recordRejection = async <Result>(call: OperatorCall, task: () => Promise<Result>): Promise<Result> => {
    try {
      return await task();
    } catch (error) {
      if (error instanceof GatewayError) await storeRejection(call, error);
      throw error;
    }
  };

  /**
   * Runs the handler of a call that has no transaction of its own. If the handler denies access with the status 403 or
   * 404, writes the rejection to the audit log.
   */
  const recordDenial = async <Result>(call: OperatorCall, task: () => Promise<Result>): Promise<Result> => {
    try {
      return await task();
    } catch (error) {
      if (error instanceof GatewayError && denialStatuses.includes(error.status)) await storeRejection(call, error);
      throw error;
    }
  };

  return { createEntry, appendDone, appendRejection, storeRejection, recordRejection, recordDenial };
};

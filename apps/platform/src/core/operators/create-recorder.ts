import type { OperationSpec } from '@livery/contract/operation';
import type { AuditNote } from './operator-context.ts';

/**
 * Creates an object that stores the details of a call for the audit log until the call ends. The handler of the call
 * must record its details exactly once.
 */
export const createRecorder = (operation: OperationSpec) => {
  let note: AuditNote | undefined;
  return {
    record: (next: AuditNote): void => {
      if (note) throw new Error(`${operation.name} recorded two acts; one call is one entry of the audit log`);
      note = next;
    },
    find: (): AuditNote | undefined => note,
    get: (): AuditNote => {
      if (note) return note;
      throw new Error(
        `${operation.name} recorded nothing; call "record" in its handler, so that the audit log is complete`,
      );
    },
  };
};

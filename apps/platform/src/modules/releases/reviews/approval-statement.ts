import type { Statement } from '../../../core/passkeys/ceremonies.ts';
import type { ReleaseRow } from '../environments/releases.tables.ts';

/**
 * Returns the statement that an approver signs. The statement contains the hash of the list of files, so the signature
 * is invalid for any other release. It is public, so `approver` is the name of the operator and not the id.
 */
export const toApprovalStatement = ({ brand, id, build, manifest }: ReleaseRow, approver: string): Statement => ({
  type: 'livery.release.approval',
  brand,
  release: id,
  build,
  manifest,
  approver,
});

/** Returns the name of the approver in a signed statement. */
export const readApproverName = (statement: string): string =>
  (JSON.parse(statement) as { readonly approver: string }).approver;

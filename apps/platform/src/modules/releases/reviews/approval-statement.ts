import type { Statement } from '../../../core/passkeys/ceremonies.ts';
import type { ReleaseRow } from '../environments/releases.tables.ts';

/**
 * Returns the statement that an approver signs. It names the files of the release by the hash of their list, so the
 * signature is invalid for any other release. `approver` is the name of the operator, because the statement is public.
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

import type { Page } from '@playwright/test';
import { callOperation, readOperation } from './preview.ts';

interface Operators {
  readonly list: readonly { readonly id: string; readonly email: string }[];
}

/**
 * Gives a demo operator a role for a brand, with the operator session of the page. The log-in of this session must be
 * recent, because the operation needs a fresh proof of identity. Returns a function that ends the grant.
 */
export const giveBrandGrant = async (page: Page, brand: string, email: string, roleId: string) => {
  const { list } = await readOperation<Operators>(page, '/ops/operators');
  const operatorId = list.find((operator) => operator.email === email)?.id;
  const grants = `/ops/brands/${brand}/grants`;
  const request = { operatorId, roleId, endsAt: null, reason: 'Helps with this brand' };
  const { grantId } = await callOperation<{ readonly grantId: string }>(page, grants, request);
  return {
    operatorId,
    end: () => callOperation(page, `${grants}/${grantId}/end`, { reason: 'The work is done' }),
  };
};

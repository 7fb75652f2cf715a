import { operation } from '../../operation.ts';
import type * as schemas from './licence.schemas.ts';

export const listLicenceConfirmations = operation<typeof schemas.listLicenceConfirmations>()({
  name: 'listLicenceConfirmations',
  method: 'GET',
  path: '/ops/brands/:brand/licence-confirmations',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'List the clauses of the licence that operators have confirmed',
});

export const confirmLicenceClause = operation<typeof schemas.confirmLicenceClause>()({
  name: 'confirmLicenceClause',
  method: 'POST',
  path: '/ops/brands/:brand/licence-confirmations/:clause',
  access: 'operator',
  operator: { permission: 'releases:review', scope: 'brand', risk: 'plain' },
  summary: 'Confirm that a brand keeps a clause that only a person can check',
});

export const withdrawLicenceConfirmation = operation<typeof schemas.withdrawLicenceConfirmation>()({
  name: 'withdrawLicenceConfirmation',
  method: 'POST',
  path: '/ops/brands/:brand/licence-confirmations/:clause/withdraw',
  access: 'operator',
  operator: { permission: 'releases:review', scope: 'brand', risk: 'plain' },
  summary: 'Withdraw the confirmation of a clause',
});

export const getVersionLicence = operation<typeof schemas.getVersionLicence>()({
  name: 'getVersionLicence',
  method: 'GET',
  path: '/ops/brands/:brand/versions/:version/licence',
  access: 'operator',
  operator: { permission: 'brands:read', scope: 'brand', risk: 'plain' },
  summary: 'Say which clauses of its licence a version keeps, which it breaks, and which only a person can check',
});

import { operation } from '../operation.ts';
import type * as schemas from './audit.schemas.ts';

export const searchAudit = operation<typeof schemas.searchAudit>()({
  name: 'searchAudit',
  method: 'GET',
  path: '/ops/audit/entries',
  access: 'operator',
  operator: { permission: 'audit:read', scope: 'platform', risk: 'plain' },
  summary: 'Search the audit log of the platform and of all brands, newest first',
});

export const searchBrandAudit = operation<typeof schemas.searchBrandAudit>()({
  name: 'searchBrandAudit',
  method: 'GET',
  path: '/ops/brands/:brand/audit/entries',
  access: 'operator',
  operator: { permission: 'audit:read', scope: 'brand', risk: 'plain' },
  summary: 'Search the audit log of a brand, newest first',
});

export const getAuditEntry = operation<typeof schemas.getAuditEntry>()({
  name: 'getAuditEntry',
  method: 'GET',
  path: '/ops/audit/chains/:chain/entries/:number',
  access: 'operator',
  operator: { permission: 'audit:read', scope: 'platform', risk: 'plain', showsPersonalData: true },
  summary: 'Get one entry of the audit log with its changes and the address of the caller',
});

export const getBrandAuditEntry = operation<typeof schemas.getBrandAuditEntry>()({
  name: 'getBrandAuditEntry',
  method: 'GET',
  path: '/ops/brands/:brand/audit/entries/:number',
  access: 'operator',
  operator: { permission: 'audit:read', scope: 'brand', risk: 'plain', showsPersonalData: true },
  summary: 'Get one entry of the audit log of a brand',
});

export const exportAudit = operation<typeof schemas.exportAudit>()({
  name: 'exportAudit',
  method: 'GET',
  path: '/ops/audit/chains/:chain/export',
  access: 'operator',
  operator: { permission: 'audit:export', scope: 'platform', risk: 'stepUp', showsPersonalData: true },
  summary: 'Export a part of an audit log, with its checkpoints and public keys',
});

export const exportBrandAudit = operation<typeof schemas.exportBrandAudit>()({
  name: 'exportBrandAudit',
  method: 'GET',
  path: '/ops/brands/:brand/audit/export',
  access: 'operator',
  operator: { permission: 'audit:export', scope: 'brand', risk: 'stepUp', showsPersonalData: true },
  summary: 'Export a part of the audit log of a brand',
});

export const listAuditCheckpoints = operation<typeof schemas.listAuditCheckpoints>()({
  name: 'listAuditCheckpoints',
  method: 'GET',
  path: '/ops/audit/chains/:chain/checkpoints',
  access: 'operator',
  operator: { permission: 'audit:read', scope: 'platform', risk: 'plain' },
  summary: 'List the signed checkpoints of an audit log, newest first',
});

export const listBrandAuditCheckpoints = operation<typeof schemas.listBrandAuditCheckpoints>()({
  name: 'listBrandAuditCheckpoints',
  method: 'GET',
  path: '/ops/brands/:brand/audit/checkpoints',
  access: 'operator',
  operator: { permission: 'audit:read', scope: 'brand', risk: 'plain' },
  summary: 'List the signed checkpoints of the audit log of a brand, newest first',
});

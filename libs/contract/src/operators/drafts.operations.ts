import { operation } from '../operation.ts';
import type * as schemas from './drafts.schemas.ts';

export type { Draft, DraftOperation } from './drafts.schemas.ts';

/**
 * Path of the stream of server-sent events of a draft. The event `operations` contains the number (`sequence`) of the
 * draft's last operation. The event `people` contains the response value of `reportDraftPresence`. The event `base`
 * contains the name of a base that has a new version. A base is a document from which the draft inherits values.
 */
export const draftEventsPath = '/ops/brands/:brand/drafts/:draftId/events';

export const listDrafts = operation<typeof schemas.listDrafts>()({
  name: 'listDrafts',
  method: 'GET',
  path: '/ops/brands/:brand/drafts',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'List the drafts of a brand, the last changed first',
});

export const listOpenDrafts = operation<typeof schemas.listOpenDrafts>()({
  name: 'listOpenDrafts',
  method: 'GET',
  path: '/ops/drafts',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the brands with open drafts that the operator may read, each with the draft that was changed last',
});

export const createDraft = operation<typeof schemas.createDraft>()({
  name: 'createDraft',
  method: 'POST',
  path: '/ops/brands/:brand/drafts',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Create a draft from a version, from what is live, or from a brand file',
});

export const getDraft = operation<typeof schemas.getDraft>()({
  name: 'getDraft',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Get a draft with its document',
});

export const listDraftOperations = operation<typeof schemas.listDraftOperations>()({
  name: 'listDraftOperations',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId/operations',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'List the operations of a draft, oldest first',
});

export const applyDraftOperations = operation<typeof schemas.applyDraftOperations>()({
  name: 'applyDraftOperations',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/operations',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Change single values of a draft',
});

export const undoDraftOperation = operation<typeof schemas.undoDraftOperation>()({
  name: 'undoDraftOperation',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/undo',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Undo the last operation of the caller that no other person has changed since',
});

export const redoDraftOperation = operation<typeof schemas.redoDraftOperation>()({
  name: 'redoDraftOperation',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/redo',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Apply the operation again that the caller has undone last',
});

export const checkDraft = operation<typeof schemas.checkDraft>()({
  name: 'checkDraft',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId/problems',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Find the problems of a draft',
});

export const addDraftVersion = operation<typeof schemas.addDraftVersion>()({
  name: 'addDraftVersion',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/versions',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Add a version with the document of a draft',
});

export const renameDraft = operation<typeof schemas.renameDraft>()({
  name: 'renameDraft',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/name',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Rename a draft',
});

export const closeDraft = operation<typeof schemas.closeDraft>()({
  name: 'closeDraft',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/close',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Close a draft. Its operations are kept',
});

export const reopenDraft = operation<typeof schemas.reopenDraft>()({
  name: 'reopenDraft',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/reopen',
  access: 'operator',
  operator: { permission: 'drafts:write', scope: 'brand', risk: 'plain' },
  summary: 'Open a closed draft again',
});

export const reportDraftPresence = operation<typeof schemas.reportDraftPresence>()({
  name: 'reportDraftPresence',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/presence',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain', isTransient: true },
  summary: 'Report where the caller works in a draft, and list the other people in it',
});

export const getDraftBase = operation<typeof schemas.getDraftBase>()({
  name: 'getDraftBase',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId/base',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Get the base that a draft inherits from',
});

export const getInheritedAsset = operation<typeof schemas.getInheritedAsset>()({
  name: 'getInheritedAsset',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId/base/assets/:hash',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Get an image that a draft inherits from its base',
});

export const getInheritedFont = operation<typeof schemas.getInheritedFont>()({
  name: 'getInheritedFont',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId/base/fonts/:hash',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Describe a font that a draft inherits from its base: its languages, its licence and its bytes',
});

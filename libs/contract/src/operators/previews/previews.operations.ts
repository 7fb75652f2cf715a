import { operation } from '../../operation.ts';
import type * as schemas from './previews.schemas.ts';

export const openDraftPreview = operation<typeof schemas.openDraftPreview>()({
  name: 'openDraftPreview',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/preview',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Create an address that shows a draft in the app of the members, or extend its time',
});

export const getDraftShareCard = operation<typeof schemas.getDraftShareCard>()({
  name: 'getDraftShareCard',
  method: 'GET',
  path: '/ops/brands/:brand/drafts/:draftId/share-card',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'Read what link previews of a draft would show',
});

export const openPhonePreview = operation<typeof schemas.openPhonePreview>()({
  name: 'openPhonePreview',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/phone-preview',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary:
    'Create an address that shows a draft on the phone of the operator for an hour, or return the one that works',
});

export const endPhonePreview = operation<typeof schemas.endPhonePreview>()({
  name: 'endPhonePreview',
  method: 'POST',
  path: '/ops/brands/:brand/drafts/:draftId/phone-preview/end',
  access: 'operator',
  operator: { permission: 'drafts:read', scope: 'brand', risk: 'plain' },
  summary: 'End the address that shows a draft on the phone of the operator',
});

export const openReleasePreview = operation<typeof schemas.openReleasePreview>()({
  name: 'openReleasePreview',
  method: 'POST',
  path: '/ops/brands/:brand/releases/:releaseId/preview',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'Create an address that shows a release with data of the sandbox, or extend its time',
});

export const openEnvironmentPreview = operation<typeof schemas.openEnvironmentPreview>()({
  name: 'openEnvironmentPreview',
  method: 'POST',
  path: '/ops/brands/:brand/environments/:environment/preview',
  access: 'operator',
  operator: { permission: 'releases:read', scope: 'brand', risk: 'plain' },
  summary: 'Create an address that shows what the environment preview or staging shows now, or extend its time',
});

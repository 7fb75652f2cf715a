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

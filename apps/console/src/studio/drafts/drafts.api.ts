import * as draftOperations from '@livery/contract/operators/drafts';
import {
  endPhonePreview,
  getDraftShareCard,
  openDraftPreview,
  openPhonePreview,
} from '@livery/contract/operators/previews';
import * as textOperations from '@livery/contract/operators/texts';
import { changeEndpoint, opsApi, readEndpoint } from '../../api/ops-api.ts';

export type { Draft, DraftOperation } from '@livery/contract/operators/drafts';

export const draftsApi = opsApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: readEndpoint(build, draftOperations.listDrafts, 'Drafts'),
    openDrafts: readEndpoint(build, draftOperations.listOpenDrafts, 'Drafts'),
    createDraft: changeEndpoint(build, draftOperations.createDraft, 'Drafts'),
    draft: readEndpoint(build, draftOperations.getDraft),
    draftOperations: readEndpoint(build, draftOperations.listDraftOperations),
    applyDraftOperations: changeEndpoint(build, draftOperations.applyDraftOperations),
    undoDraftOperation: changeEndpoint(build, draftOperations.undoDraftOperation),
    redoDraftOperation: changeEndpoint(build, draftOperations.redoDraftOperation),
    draftBase: readEndpoint(build, draftOperations.getDraftBase),
    inheritedAsset: readEndpoint(build, draftOperations.getInheritedAsset),
    inheritedFont: readEndpoint(build, draftOperations.getInheritedFont),
    draftProblems: readEndpoint(build, draftOperations.checkDraft),
    addDraftVersion: changeEndpoint(build, draftOperations.addDraftVersion, 'Brands', 'Drafts'),
    renameDraft: changeEndpoint(build, draftOperations.renameDraft, 'Drafts'),
    closeDraft: changeEndpoint(build, draftOperations.closeDraft, 'Drafts'),
    reopenDraft: changeEndpoint(build, draftOperations.reopenDraft, 'Drafts'),
    reportDraftPresence: changeEndpoint(build, draftOperations.reportDraftPresence),
    openDraftPreview: changeEndpoint(build, openDraftPreview),
    draftShareCard: readEndpoint(build, getDraftShareCard),
    openPhonePreview: changeEndpoint(build, openPhonePreview),
    endPhonePreview: changeEndpoint(build, endPhonePreview),
    defaultTexts: readEndpoint(build, textOperations.listDefaultTexts),
    brandAsset: readEndpoint(build, textOperations.getBrandAsset),
    brandFont: readEndpoint(build, textOperations.getBrandFont),
  }),
});

export const {
  useDraftsQuery,
  useOpenDraftsQuery,
  useCreateDraftMutation,
  useDraftQuery,
  useAddDraftVersionMutation,
  useRenameDraftMutation,
  useCloseDraftMutation,
  useReopenDraftMutation,
  useOpenDraftPreviewMutation,
  useDraftShareCardQuery,
  useOpenPhonePreviewMutation,
  useEndPhonePreviewMutation,
  useDefaultTextsQuery,
  useBrandAssetQuery,
  useBrandFontQuery,
  useDraftBaseQuery,
  useInheritedAssetQuery,
  useInheritedFontQuery,
} = draftsApi;

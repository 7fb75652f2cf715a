import { useNavigate } from 'react-router-dom';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { useCompleteBrandRequestMutation, useLazyBrandRequestQuery } from '../requests/requests.api.ts';
import { useComposeReleaseMutation, usePublishReleaseMutation } from '../releases.api.ts';
import { useCreateFirstDraftMutation } from './new-brand.api.ts';

export interface CreatedBrand {
  readonly brand: string;
  readonly version: number;
}

/** Id of the request for which the brand is created. Undefined if the brand is created without a request. */
export type RequestId = string | undefined;

/**
 * Returns the functions for the steps after the creation of a brand: link its request, then edit or publish the brand.
 */
export const useNewBrand = (requestId: RequestId) => {
  const t = useTexts('creation');
  const act = useAct();
  const navigate = useNavigate();
  const isPermitted = usePermissions();
  const [getRequest] = useLazyBrandRequestQuery();
  const [complete, completing] = useCompleteBrandRequestMutation();
  const [createDraft, drafting] = useCreateFirstDraftMutation();
  const [compose, composing] = useComposeReleaseMutation();
  const [publish, publishing] = usePublishReleaseMutation();

  /**
   * Stores in the request that this brand was created for it. Does nothing without a request, or if the state of the
   * request is no longer `accepted`. If this fails, the brand exists without the link.
   */
  const linkRequest = async (brand: string): Promise<void> => {
    if (requestId === undefined) return;
    const request = await act(getRequest({ requestId }));
    if (request?.state !== 'accepted') return;
    await act(complete({ request: { requestId, brand }, version: request.version }));
  };

  /** Opens the editor with a draft of the new brand. If the draft cannot be created, opens the brand page. */
  const edit = async ({ brand, version }: CreatedBrand): Promise<void> => {
    await linkRequest(brand);
    const name = t('firstDraft');
    const source = { kind: 'version', version } as const;
    const draft = await createDraft({ brand, name, source })
      .unwrap()
      .catch(() => undefined);
    await navigate(draft ? paths.editor(brand, draft.draftId) : paths.brand(brand));
  };

  /**
   * Publishes the new brand for members. If a step fails, the brand page shows the completed steps, and the operator
   * can continue there.
   */
  const goLive = async ({ brand, version }: CreatedBrand): Promise<void> => {
    await linkRequest(brand);
    const release = await act(compose({ brand, version }));
    if (release) {
      const request = { brand, environment: 'live' as const, releaseId: release.releaseId, reason: t('firstRelease') };
      await act(publish({ request, version: 0 }), t('isLive'));
    }
    await navigate(paths.brand(brand));
  };

  return {
    edit,
    goLive,
    mayGoLive: isPermitted('drafts:write') && isPermitted('releases:publish'),
    isPending: completing.isLoading || drafting.isLoading || composing.isLoading || publishing.isLoading,
  };
};

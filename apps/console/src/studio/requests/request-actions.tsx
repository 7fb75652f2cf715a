import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type BrandRequest,
  useAcceptBrandRequestMutation,
  useDeclineBrandRequestMutation,
  useWithdrawBrandRequestMutation,
} from './requests.api.ts';

/** Buttons of a brand request: accept it, create its brand, decline or withdraw it. */
export const RequestActions = ({ request }: { readonly request: BrandRequest }) => {
  const t = useTexts('creation');
  const act = useAct();
  const isPermitted = usePermissions();
  const { data: me } = useWhoAmIQuery();
  const [isDeclining, setDeclining] = useState(false);
  const [accept, accepting] = useAcceptBrandRequestMutation();
  const [decline, declining] = useDeclineBrandRequestMutation();
  const [withdraw, withdrawing] = useWithdrawBrandRequestMutation();
  const { requestId, version, state, owner, requestedBy } = request;
  if (state !== 'open' && state !== 'accepted') return null;
  const mayCreate = isPermitted('brands:create');
  const isOwner = owner !== null && owner === me?.operatorId;
  const handleDecline = async (reason: string) => {
    if (await act(decline({ request: { requestId, reason }, version }), t('requests.declined'))) setDeclining(false);
  };
  return (
    <>
      {requestedBy === me?.operatorId && (
        <Button
          isPending={withdrawing.isLoading}
          onClick={() => void act(withdraw({ request: { requestId }, version }), t('requests.withdrawn'))}
        >
          {t('requests.withdraw')}
        </Button>
      )}
      {mayCreate && <Button onClick={() => setDeclining(true)}>{t('requests.decline')}</Button>}
      {mayCreate && !isOwner && (
        <Button
          tone="accent"
          isPending={accepting.isLoading}
          onClick={() => void act(accept({ request: { requestId }, version }), t('requests.accepted'))}
        >
          {owner === null ? t('requests.accept') : t('requests.takeOver')}
        </Button>
      )}
      {mayCreate && isOwner && (
        <Button tone="accent" href={`${paths.newBrand}?request=${requestId}`}>
          {t('requests.create')}
        </Button>
      )}
      {isDeclining && (
        <ReasonDialog
          title={t('requests.declineTitle')}
          detail={t('requests.declineDetail')}
          submit={t('requests.decline')}
          isDanger
          isPending={declining.isLoading}
          onClose={() => setDeclining(false)}
          onSubmit={(reason) => void handleDecline(reason)}
        />
      )}
    </>
  );
};

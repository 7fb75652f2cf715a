import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type ApiToken, useRevokeApiTokenMutation } from '../access.api.ts';

/** Dialog that asks the operator to confirm that an API token is revoked. Shows a message after the revocation. */
export const RevokeTokenDialog = ({ token, onClose }: { readonly token: ApiToken; readonly onClose: () => void }) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const act = useAct();
  const [revoke, { isLoading }] = useRevokeApiTokenMutation();
  const handleConfirm = async () => {
    if (await act(revoke({ id: token.id }), t('tokens.revoked'))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tokens.revokeTitle', { name: token.name })}
      confirm={t('tokens.revoke')}
      cancel={shell('action.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      {t('tokens.revokeDetail')}
    </ConfirmDialog>
  );
};

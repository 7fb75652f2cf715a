import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Role, useDeleteRoleMutation } from '../access.api.ts';

/** Dialog that asks the operator to confirm the deletion of a role that no operator has. */
export const DeleteRoleDialog = ({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const act = useAct();
  const [remove, { isLoading }] = useDeleteRoleMutation();
  const handleConfirm = async () => {
    if (await act(remove({ request: { id: role.id }, version: role.version }), t('roles.deleted'))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('roles.deleteTitle', { name: role.name })}
      confirm={t('roles.delete')}
      cancel={shell('action.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    >
      {t('roles.deleteDetail')}
    </ConfirmDialog>
  );
};

import { type Permission, permissions } from '@livery/contract/operators/permissions';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type Role, useChangeRoleMutation, useCreateRoleMutation, useRolesQuery } from '../access.api.ts';
import { PermissionFields } from '../permission-fields.tsx';

interface RoleDialogProps {
  /** The role to change. Undefined to create a new role. */
  readonly role?: Role;
  readonly onClose: () => void;
}

/** Dialog that creates a role, or changes the name and the permissions of an existing role. */
export const RoleDialog = ({ role, onClose }: RoleDialogProps) => {
  const t = useTexts('access');
  const shell = useTexts('shell');
  const act = useAct();
  const { data } = useRolesQuery();
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? []);
  const [create, creating] = useCreateRoleMutation();
  const [change, changing] = useChangeRoleMutation();
  const offered = permissions.filter((permission) => !data?.controlPermissions.includes(permission));
  const handleSubmit = async () => {
    const fields = { name: name.trim(), permissions: [...chosen] };
    const saved = role
      ? await act(change({ request: { id: role.id, ...fields }, version: role.version }), t('roles.saved'))
      : await act(create(fields), t('roles.saved'));
    if (saved) onClose();
  };
  return (
    <FormDialog
      title={role ? t('roles.edit') : t('roles.create')}
      submit={shell('action.save')}
      isPending={creating.isLoading || changing.isLoading}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <TextField
        label={t('roles.name')}
        value={name}
        required
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PermissionFields offered={offered} value={chosen} onChange={setChosen} />
    </FormDialog>
  );
};

import { Checkbox } from '@livery/ui/checkbox';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useRolesQuery } from '../../control/access.api.ts';
import { useRoleName } from '../../control/use-role-name.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type Policy, useChangeReleasePolicyMutation } from '../review/review.api.ts';
import styles from './publish.module.css';

interface PolicyDialogProps {
  readonly brand: string;
  readonly policy: Policy;
  readonly onClose: () => void;
}

const counts = ['0', '1', '2', '3'];

/**
 * Dialog that changes the number of approvals that a release needs in an environment, and the roles that can approve
 * it.
 */
export const PolicyDialog = ({ brand, policy, onClose }: PolicyDialogProps) => {
  const t = useTexts('review');
  const shell = useTexts('shell');
  const act = useAct();
  const [approvals, setApprovals] = useState(String(policy.approvals));
  const [roles, setRoles] = useState(policy.roles);
  const [change, changing] = useChangeReleasePolicyMutation();
  const { environment, number: version } = policy;
  const handleSubmit = async (reason: string) => {
    const request = { brand, environment, approvals: Number(approvals), roles, reason };
    if (await act(change({ request, version }), t('policy.done'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('policy.title')}: ${t(`environment.${environment}`)}`}
      submit={shell('action.save')}
      isPending={changing.isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    >
      <SelectField
        label={t('policy.approvals')}
        value={approvals}
        onSelect={setApprovals}
        options={counts.map((value) => ({ value, label: value }))}
      />
      {approvals !== '0' && <RoleFields value={roles} onChange={setRoles} />}
    </ReasonDialog>
  );
};

interface RoleFieldsProps {
  readonly value: string[];
  readonly onChange: (value: string[]) => void;
}

/**
 * Checkboxes for the roles whose approvals count. A role without the permission to approve releases is offered only
 * if it is already selected.
 */
const RoleFields = ({ value, onChange }: RoleFieldsProps) => {
  const t = useTexts('review');
  const getRoleName = useRoleName();
  const { data } = useRolesQuery();
  const offered = data?.list.filter(
    ({ id, permissions }) => permissions.includes('releases:approve') || value.includes(id),
  );
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('policy.roles')}</legend>
      {offered?.map(({ id }) => (
        <Checkbox
          key={id}
          label={getRoleName(id)}
          checked={value.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, id] : value.filter((each) => each !== id))
          }
        />
      ))}
    </fieldset>
  );
};

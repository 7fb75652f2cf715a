import type { Permission } from '@livery/contract/operators/permissions';
import { Checkbox } from '@livery/ui/checkbox';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './roles/roles.module.css';

interface PermissionFieldsProps {
  readonly offered: readonly Permission[];
  readonly value: readonly Permission[];
  readonly onChange: (value: readonly Permission[]) => void;
}

/** Checkboxes with which the operator selects permissions. Only the permissions in `offered` are shown. */
export const PermissionFields = ({ offered, value, onChange }: PermissionFieldsProps) => {
  const t = useTexts('access');
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('roles.permissionsLabel')}</legend>
      {offered.map((permission) => (
        <Checkbox
          key={permission}
          label={t(`permission.${permission}`)}
          checked={value.includes(permission)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, permission] : value.filter((each) => each !== permission))
          }
        />
      ))}
    </fieldset>
  );
};

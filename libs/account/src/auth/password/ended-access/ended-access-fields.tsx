import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from 'react-i18next';

/**
 * Access that the member ends together with a password change. `endSessions` ends sessions and device tokens (for a
 * login without a password). `removePasskeys` removes the passkeys.
 */
export interface EndedAccess {
  readonly endSessions: boolean;
  readonly removePasskeys: boolean;
}

export const defaultEndedAccess: EndedAccess = { endSessions: true, removePasskeys: false };

interface EndedAccessFieldsProps {
  readonly value: EndedAccess;
  readonly onChange: (value: EndedAccess) => void;
}

/**
 * Checkboxes with which the member selects the access that ends together with a password change: sessions and
 * remembered devices, and passkeys.
 */
export const EndedAccessFields = ({ value, onChange }: EndedAccessFieldsProps) => {
  const { t } = useTranslation('recover');
  return (
    <>
      <Checkbox
        label={t('access.endSessions')}
        checked={value.endSessions}
        onChange={({ target }) => onChange({ ...value, endSessions: target.checked })}
      />
      <Checkbox
        label={t('access.removePasskeys')}
        checked={value.removePasskeys}
        onChange={({ target }) => onChange({ ...value, removePasskeys: target.checked })}
      />
    </>
  );
};

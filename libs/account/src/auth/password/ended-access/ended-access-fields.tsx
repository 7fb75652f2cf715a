import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from 'react-i18next';

/**
 * Kinds of access to the account that end together with a password change. `endSessions` ends the sessions and revokes
 * the device tokens, with which devices log in without a password. `removePasskeys` removes the passkeys.
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
 * Checkboxes of a form that changes the password. The member selects what ends with the old password: the other
 * sessions and remembered devices, and the passkeys.
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

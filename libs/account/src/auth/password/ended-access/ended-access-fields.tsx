import { Checkbox } from '@livery/ui/checkbox';
import { useTranslation } from 'react-i18next';

/** Sessions and passkeys that end when the member sets a new password. */
export interface EndedAccess {
  readonly endSessions: boolean;
  readonly removePasskeys: boolean;
}

export const defaultEndedAccess: EndedAccess = { endSessions: true, removePasskeys: false };

interface EndedAccessFieldsProps {
  readonly value: EndedAccess;
  readonly onChange: (value: EndedAccess) => void;
}

/** Checkboxes for the access that ends with the new password: sessions and devices, and passkeys. */
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

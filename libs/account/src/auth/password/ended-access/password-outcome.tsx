import { useFormat } from '@livery/kit/format/use-format';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/form.module.css';

/**
 * Result of a password change: the number of ended sessions and devices, and the number of passkeys that still work.
 */
export interface Outcome {
  readonly endedSessions: number;
  readonly endedDevices: number;
  readonly passkeysLeft: number;
}

/**
 * Result of a password change, for a member whose passkeys still work. It has a link to the page on which the member
 * can check the passkeys.
 */
export const PasswordOutcome = ({ outcome }: { readonly outcome: Outcome }) => {
  const { t } = useTranslation('recover');
  const { count } = useFormat();
  const { endedSessions, endedDevices, passkeysLeft } = outcome;
  return (
    <div className={styles.form} role="status">
      <DescriptionList
        items={[
          [t('outcome.sessions'), count(endedSessions)],
          [t('outcome.devices'), count(endedDevices)],
          [t('outcome.passkeys'), count(passkeysLeft)],
        ]}
      />
      <p>{t('outcome.passkeysText')}</p>
      <Button tone="accent" isWide href={paths.passkeys}>
        {t('outcome.checkPasskeys')}
      </Button>
      <Button tone="plain" isWide href={paths.home}>
        {t('outcome.done')}
      </Button>
    </div>
  );
};

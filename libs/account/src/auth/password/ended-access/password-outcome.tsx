import { useFormat } from '@livery/kit/format/use-format';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/form.module.css';

/** Access that ended with a new password, and access that still exists. */
export interface Outcome {
  readonly endedSessions: number;
  readonly endedDevices: number;
  readonly passkeysLeft: number;
}

/** Result of a new password for a member whose passkeys still work. Offers to check them. */
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

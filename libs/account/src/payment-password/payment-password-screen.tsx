import { usePaymentPasswordStatusQuery } from '@livery/api/withdrawals';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { InfoIcon } from '@livery/ui/icons/info';
import { Loaded } from '@livery/ui/loaded';
import { Segmented } from '@livery/ui/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../money/money.module.css';
import { PaymentPasswordForm, type Mode } from './payment-password-form.tsx';

/** The password for money: set, changed by the one before, or set anew by that of the log-in. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'errors', 'shell', 'account']);
  const { moment } = useFormat();
  const [mode, setMode] = useState<Mode>('change');
  const answer = useAnswer(usePaymentPasswordStatusQuery());
  return (
    <div className={styles.root}>
      <p className={styles.muted}>{t('pin.lead')}</p>
      <Loaded answer={answer}>
        {({ isSet, lockedUntil }) => (
          <>
            {lockedUntil && (
              <p className={styles.note}>
                <InfoIcon />
                <span>{t('pin.locked', { time: moment(lockedUntil) })}</span>
              </p>
            )}
            {isSet && (
              <Segmented
                label={t('pin.label')}
                value={mode}
                onSelect={(id) => setMode(id as Mode)}
                segments={[
                  { id: 'change', label: t('pin.change') },
                  { id: 'reset', label: t('pin.forgot') },
                ]}
              />
            )}
            <PaymentPasswordForm key={isSet ? mode : 'first'} mode={isSet ? mode : 'first'} />
          </>
        )}
      </Loaded>
    </div>
  );
};

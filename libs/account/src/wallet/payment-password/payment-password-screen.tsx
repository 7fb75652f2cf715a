import { usePaymentPasswordStatusQuery } from '@livery/api/withdrawals';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { InfoIcon } from '@livery/ui/icons/info';
import { AsyncContent } from '@livery/ui/async-content';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldNotice } from '../shared/held-notice.tsx';
import styles from '../shared/money.module.css';
import { PaymentPasswordForm, type Mode } from './payment-password-form.tsx';

/** Page to set, change or reset the payment password. A reset requires the login password and a second factor. */
export const Screen = () => {
  const { t } = useTranslation(['money', 'errors', 'shell', 'account']);
  const { dateTime } = useFormat();
  const [mode, setMode] = useState<Mode>('change');
  const queryState = useQueryState(usePaymentPasswordStatusQuery());
  return (
    <div className={styles.root}>
      <p className={styles.muted}>{t('pin.lead')}</p>
      <AsyncContent state={queryState}>
        {({ isSet, lockedUntil, payoutsHeldUntil }) => (
          <>
            <HeldNotice until={payoutsHeldUntil} />
            {lockedUntil && (
              <p className={styles.note}>
                <InfoIcon />
                <span>{t('pin.locked', { time: dateTime(lockedUntil) })}</span>
              </p>
            )}
            {isSet && (
              <SegmentedControl
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
      </AsyncContent>
    </div>
  );
};

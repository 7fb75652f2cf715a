import { useResetPaymentPasswordMutation, useSetPaymentPasswordMutation } from '@livery/api/withdrawals';
import { ErrorCode } from '@livery/contract/errors';
import { isGuessablePaymentPassword } from '@livery/contract/withdrawals/payment-password-rules';
import { Button } from '@livery/ui/button';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { PinField, pinLength } from '../shared/pin-field.tsx';
import { PasswordField } from '../../shared/password-field.tsx';
import { useNavigateIfMounted } from '../../shared/use-navigate-if-mounted.ts';
import { useErrorMessage } from '../../shared/use-error-message.ts';

/**
 * Purpose of the form. `first` sets the first payment password. `change` also requires the current payment password.
 * `reset` requires the login password, and also a passkey or a one-time code.
 */
export type Mode = 'first' | 'change' | 'reset';

export const PaymentPasswordForm = ({ mode }: { readonly mode: Mode }) => {
  const { t } = useTranslation(['money', 'errors']);
  const weak = t(`errors:${ErrorCode.PaymentPasswordWeak}`);
  const navigateIfMounted = useNavigateIfMounted();
  const getErrorMessage = useErrorMessage();
  const [proof, setProof] = useState('');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [set, setting] = useSetPaymentPasswordMutation();
  const [reset, resetting] = useResetPaymentPasswordMutation();
  const isPending = setting.isLoading || resetting.isLoading;
  const isProofMissing = mode !== 'first' && proof === '';
  const pinError = pin.length === pinLength && isGuessablePaymentPassword(pin) ? weak : undefined;
  const isFit = !isProofMissing && pin.length === pinLength && again === pin && !pinError;

  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    if (!isFit || isPending) return;
    const { error } =
      mode === 'reset'
        ? await reset({ password: proof, paymentPassword: pin })
        : await set({ paymentPassword: pin, ...(mode === 'change' && { current: proof }) });
    if (error === undefined) {
      showToast({ kind: 'success', text: t('pin.saved') });
      return navigateIfMounted(-1);
    }
    setProof('');
    setSubmitError(getErrorMessage(error));
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {mode === 'change' && (
        <PinField
          label={t('pin.current')}
          value={proof}
          onValue={setProof}
          error={wasTried && isProofMissing ? t('pin.hint') : undefined}
        />
      )}
      {mode === 'reset' && (
        <>
          <p className={styles.muted}>{t('pin.resetNote')}</p>
          <PasswordField value={proof} isMissing={wasTried && isProofMissing} onValue={setProof} />
        </>
      )}
      <PinField
        label={t('pin.new')}
        isNew
        value={pin}
        onValue={setPin}
        error={pinError ?? (wasTried && pin.length !== pinLength ? t('pin.hint') : undefined)}
      />
      <PinField
        label={t('pin.again')}
        isNew
        value={again}
        onValue={setAgain}
        error={wasTried && again !== pin ? t('pin.differs') : undefined}
      />
      {submitError && (
        <p role="alert" className={styles.error}>
          {submitError}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('pin.save')}
      </Button>
    </form>
  );
};

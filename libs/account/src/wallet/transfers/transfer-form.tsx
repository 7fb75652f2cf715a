import { isApiError, type ApiError } from '@livery/api/client/api-error';
import type { Transfer, TransferOptions } from '@livery/api/wallet/transfers';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { accountPattern } from '@livery/contract/withdrawals/bank-account-rules';
import { paths } from '@livery/kit/paths';
import { parseAmountInput } from '@livery/kit/parse/parse-amount-input';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { EmptyState } from '@livery/ui/empty-state';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../shared/amount-field.tsx';
import styles from '../shared/money.module.css';
import { PinField, pinLength } from '../shared/pin-field.tsx';
import { StatusCard } from '../shared/status-card.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

interface Gift {
  readonly account: string;
  readonly amount: string;
  readonly note: string;
  readonly paymentPassword: string;
}

interface TransferFormProps {
  readonly options: TransferOptions;
  /** Masked account of the recipient. Without it the member types the account. */
  readonly to?: string;
  readonly doing: { readonly isPending: boolean; readonly isOutcomeUnknown: boolean };
  readonly onSend: (
    gift: Gift,
  ) => Promise<{ readonly data?: Transfer | undefined; readonly error?: ApiError | undefined }>;
}

export const TransferForm = ({ options, to, doing: { isPending, isOutcomeUnknown }, onSend }: TransferFormProps) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const getErrorMessage = useErrorMessage();
  const [account, setAccount] = useState('');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [wrongPin, setWrongPin] = useState<string>();
  const [sent, setSent] = useState<Transfer>();
  const amount = parseAmountInput(typed);
  const isAmount = amount !== undefined && amount > 0 && amount <= parseAmount(options.available);
  const isAccount = to !== undefined || accountPattern.test(account.trim());
  const upTo = t('transfer.upTo', { amount: money(options.available) });

  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    setWrongPin(undefined);
    if (!isAmount || !isAccount || pin.length !== pinLength) return;
    const { data, error } = await onSend({
      account: account.trim(),
      amount: formatAmount(amount),
      note: note.trim(),
      paymentPassword: pin,
    });
    if (data) return setSent(data);
    if (isApiError(error) && error.code.startsWith('payment.password')) {
      setPin('');
      setWrongPin(getErrorMessage(error));
    } else setSubmitError(getErrorMessage(error));
  };

  const again = (): void => {
    setSent(undefined);
    setTyped('');
    setPin('');
    setNote('');
    setTried(false);
  };

  if (!options.hasPaymentPassword)
    return (
      <EmptyState
        kind="first-use"
        title={t('withdraw.needsPin')}
        detail={t('transfer.needsPinDetail')}
        action={
          <Button tone="accent" href={paths.paymentPassword}>
            {t('pin.set')}
          </Button>
        }
      />
    );
  if (sent) {
    return (
      <>
        <StatusCard
          tone="success"
          amount={money(sent.amount)}
          title={t('transfer.sent')}
          detail={t('transfer.sentTo', { account: sent.account })}
        />
        <DescriptionList items={[[t('orderNo'), sent.orderNo]]} />
        <Button isWide onClick={again}>
          {t('transfer.again')}
        </Button>
      </>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {to === undefined ? (
        <TextField
          label={t('transfer.to')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={32}
          dir="ltr"
          value={account}
          hint={t('transfer.toHint')}
          {...(wasTried && !isAccount && { error: t('transfer.toHint') })}
          onChange={(event) => setAccount(event.target.value)}
        />
      ) : (
        <DescriptionList items={[[t('transfer.upline'), to]]} />
      )}
      <AmountField value={typed} onValue={setTyped} hint={upTo} error={wasTried && !isAmount ? upTo : undefined} />
      <TextField
        label={t('transfer.note')}
        maxLength={80}
        value={note}
        onChange={(event) => setNote(event.target.value.replace(/[<>]/g, ''))}
      />
      <PinField
        value={pin}
        onValue={setPin}
        error={wrongPin ?? (wasTried && pin.length !== pinLength ? t('pin.hint') : undefined)}
      />
      {submitError && (
        <p role="alert" className={styles.mistake}>
          {submitError} {isOutcomeUnknown && t('unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('transfer.send')}
      </Button>
    </form>
  );
};

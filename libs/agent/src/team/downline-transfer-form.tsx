import { isApiError } from '@livery/api/client/api-error';
import { useTransferToDownline } from '@livery/api/agents/team';
import { useTransferOptionsQuery } from '@livery/api/wallet/transfers';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { paths } from '@livery/kit/paths';
import { parseAmountInput, toLatinDigits } from '@livery/kit/parse/parse-amount-input';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { AsyncContent } from '@livery/ui/async-content';
import { EmptyState } from '@livery/ui/empty-state';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import give from './downline-transfer-form.module.css';

interface DownlineTransferFormProps {
  readonly to: readonly { readonly id: string; readonly account: string }[];
  readonly onBack: (wasSent: boolean) => void;
}

/** Digits of a payment password. */
const pinLength = 6;

/** Transfers the same amount to each selected member. The transfer succeeds for all of them or for none. */
export const DownlineTransferForm = ({ to, onBack }: DownlineTransferFormProps) => {
  const queryState = useQueryState(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <AsyncContent state={queryState} rows={3}>
      {({ available, hasPaymentPassword }) => (
        <Form to={to} available={available} hasPin={hasPaymentPassword} onBack={onBack} />
      )}
    </AsyncContent>
  );
};

const Form = ({
  to,
  available,
  hasPin,
  onBack,
}: DownlineTransferFormProps & { readonly available: string; readonly hasPin: boolean }) => {
  const { t } = useTranslation(['team', 'money', 'shell']);
  const { money } = useFormat();
  const getErrorMessage = useErrorMessage();
  const [send, { isPending, isOutcomeUnknown }] = useTransferToDownline();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [sent, setSent] = useState<{ readonly amount: string; readonly orderNo: string }>();
  const names = to.map(({ account }) => account).join(', ');
  const amount = parseAmountInput(typed);
  const isAmount = amount !== undefined && amount > 0 && amount * to.length <= parseAmount(available);
  const upTo = t('money:transfer.upTo', {
    amount: money(formatAmount(Math.floor(parseAmount(available) / Math.max(1, to.length)))),
  });

  const submit = async (): Promise<void> => {
    setTried(true);
    setSubmitError(undefined);
    if (!isAmount || pin.length !== pinLength) return;
    const { data, error } = await send({
      downlineIds: to.map(({ id }) => id),
      amount: formatAmount(amount),
      note: note.trim(),
      paymentPassword: pin,
    });
    const [first] = data?.list ?? [];
    if (first) return setSent(first);
    if (isApiError(error) && error.code.startsWith('payment.password')) setPin('');
    setSubmitError(getErrorMessage(error));
  };

  if (!hasPin)
    return (
      <EmptyState
        kind="first-use"
        title={t('money:withdraw.needsPin')}
        detail={t('money:transfer.needsPinDetail')}
        action={
          <Button tone="accent" href={paths.paymentPassword}>
            {t('money:pin.set')}
          </Button>
        }
      />
    );
  if (sent) {
    return (
      <div className={cards.form} role="status">
        <p className={give.sent}>
          <CircleCheckIcon /> {t('money:transfer.sent')}
        </p>
        <DescriptionList
          items={[
            [t('team:give.to'), names],
            [t('money:amount'), money(sent.amount)],
            [t('money:orderNo'), sent.orderNo],
          ]}
        />
        <Button isWide onClick={() => onBack(true)}>
          {t('shell:action.back')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={cards.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DescriptionList items={[[t('team:give.to'), names]]} />
      <TextField
        label={t('money:amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={typed}
        hint={upTo}
        {...(wasTried && !isAmount && { error: upTo })}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t('money:transfer.note')}
        maxLength={80}
        value={note}
        onChange={(event) => setNote(event.target.value.replace(/[<>]/g, ''))}
      />
      <TextField
        label={t('money:pin.label')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        value={pin}
        hint={t('money:pin.hint')}
        revealLabel={t('money:pin.show')}
        {...(wasTried && pin.length !== pinLength && { error: t('money:pin.hint') })}
        onChange={(event) => setPin(toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, pinLength))}
      />
      {submitError && (
        <p role="alert" className={cards.mistake}>
          {submitError} {isOutcomeUnknown && t('money:unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('money:transfer.send')}
      </Button>
      <Button tone="plain" isWide disabled={isPending} onClick={() => onBack(false)}>
        {t('shell:action.back')}
      </Button>
    </form>
  );
};

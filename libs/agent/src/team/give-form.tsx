import { isApiError } from '@livery/api/api-error';
import { useTransferDown } from '@livery/api/team';
import { useTransferOptionsQuery } from '@livery/api/transfers';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { paths } from '@livery/kit/paths';
import { readTyped, toLatin } from '@livery/kit/typed-amount';
import { useAnswer } from '@livery/kit/use-answer';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';
import { useFormat } from '@livery/kit/use-format';
import { Button } from '@livery/ui/button';
import { FactList } from '@livery/ui/fact-list';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { Loaded } from '@livery/ui/loaded';
import { StateView } from '@livery/ui/state-view';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../parts/cards.module.css';
import give from './give-form.module.css';

interface GiveFormProps {
  readonly to: readonly { readonly id: string; readonly account: string }[];
  readonly onBack: (wasSent: boolean) => void;
}

/** Digits of a payment password. */
const pinLength = 6;

/** Money for members of the team: the same for each, to all of them or to none. */
export const GiveForm = ({ to, onBack }: GiveFormProps) => {
  const answer = useAnswer(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Loaded answer={answer} rows={3}>
      {({ available, hasPaymentPassword }) => (
        <Form to={to} available={available} hasPin={hasPaymentPassword} onBack={onBack} />
      )}
    </Loaded>
  );
};

const Form = ({
  to,
  available,
  hasPin,
  onBack,
}: GiveFormProps & { readonly available: string; readonly hasPin: boolean }) => {
  const { t } = useTranslation(['team', 'money', 'shell']);
  const { money } = useFormat();
  const phrase = useErrorPhrase();
  const [send, { isPending, isOpen }] = useTransferDown();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState<{ readonly amount: string; readonly orderNo: string }>();
  const names = to.map(({ account }) => account).join(', ');
  const amount = readTyped(typed);
  const isAmount = amount !== undefined && amount > 0 && amount * to.length <= parseAmount(available);
  const upTo = t('money:transfer.upTo', {
    amount: money(formatAmount(Math.floor(parseAmount(available) / Math.max(1, to.length)))),
  });

  const submit = async (): Promise<void> => {
    setTried(true);
    setRefusal(undefined);
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
    setRefusal(phrase(error));
  };

  if (!hasPin)
    return (
      <StateView
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
        <FactList
          facts={[
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
      <FactList facts={[[t('team:give.to'), names]]} />
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
        onChange={(event) => setPin(toLatin(event.target.value).replace(/\D/g, '').slice(0, pinLength))}
      />
      {refusal && (
        <p role="alert" className={cards.mistake}>
          {refusal} {isOpen && t('money:unanswered')}
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

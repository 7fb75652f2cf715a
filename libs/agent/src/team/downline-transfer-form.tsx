import { useTransferOptionsQuery } from '@livery/api/wallet/transfers';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { AsyncContent } from '@livery/ui/async-content';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import cards from '../shared/cards.module.css';
import give from './downline-transfer-form.module.css';
import { PayoutGate } from '../shared/payout-gate.tsx';
import { PinField } from '../shared/pin-field.tsx';
import { type SentTransfer, useDownlineTransfer } from './use-downline-transfer.ts';

interface DownlineTransferFormProps {
  readonly to: readonly { readonly id: string; readonly account: string }[];
  readonly onBack: (wasSent: boolean) => void;
}

/**
 * Form that transfers the same amount to each selected member. Either all members receive the amount, or no member
 * receives it.
 */
export const DownlineTransferForm = ({ to, onBack }: DownlineTransferFormProps) => {
  const queryState = useQueryState(useTransferOptionsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <AsyncContent state={queryState} rows={3}>
      {({ available, ...payoutState }) => (
        <PayoutGate {...payoutState}>
          <Form to={to} available={available} onBack={onBack} />
        </PayoutGate>
      )}
    </AsyncContent>
  );
};

const Form = ({ to, available, onBack }: DownlineTransferFormProps & { readonly available: string }) => {
  const { t } = useTranslation(['team', 'money', 'shell']);
  const { money } = useFormat();
  const form = useDownlineTransfer({ to, available });
  const { typed, note, pin, wasTried, isAmount, submitError, isPending } = form;
  const names = to.map(({ account }) => account).join(', ');
  const upTo = t('money:transfer.upTo', { amount: money(form.maxAmount) });
  if (form.sent) return <TransferSent names={names} sent={form.sent} count={to.length} onBack={() => onBack(true)} />;
  return (
    <form
      className={cards.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <DescriptionList items={[[t('team:give.to'), names]]} />
      <TextField
        label={t(to.length > 1 ? 'team:give.each' : 'money:amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={typed}
        hint={upTo}
        {...(wasTried && !isAmount && { error: upTo })}
        onChange={(event) => form.setTyped(event.target.value)}
      />
      {to.length > 1 && (
        <DescriptionList items={[[t('team:give.total'), form.total === undefined ? '–' : money(form.total)]]} />
      )}
      <TextField
        label={t('money:transfer.note')}
        maxLength={80}
        value={note}
        onChange={(event) => form.setNote(event.target.value.replace(/[<>]/g, ''))}
      />
      <PinField value={pin} wasTried={wasTried} onValue={form.setPin} />
      {submitError && (
        <p role="alert" className={cards.error}>
          {submitError} {form.isOutcomeUnknown && t('money:unanswered')}
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

interface TransferSentProps {
  readonly names: string;
  readonly sent: SentTransfer;
  /** Number of members who receive the transfer. */
  readonly count: number;
  readonly onBack: () => void;
}

const TransferSent = ({ names, sent, count, onBack }: TransferSentProps) => {
  const { t } = useTranslation(['team', 'money', 'shell']);
  const { money } = useFormat();
  return (
    <div className={cards.form} role="status">
      <p className={give.sent}>
        <CircleCheckIcon /> {t('money:transfer.sent')}
      </p>
      <DescriptionList
        items={[
          [t('team:give.to'), names],
          [t(count > 1 ? 'team:give.each' : 'money:amount'), money(sent.amount)],
          ...(count > 1
            ? [[t('team:give.total'), money(formatAmount(parseAmount(sent.amount) * count))] as const]
            : []),
          [t('money:orderNo'), sent.orderNo],
        ]}
      />
      <Button isWide onClick={onBack}>
        {t('shell:action.back')}
      </Button>
    </div>
  );
};

import type { Transfer, TransferOptions } from '@livery/api/wallet/transfers';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { DescriptionList } from '@livery/ui/description-list';
import { EmptyState } from '@livery/ui/empty-state';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../shared/amount-field.tsx';
import { HeldNotice } from '../shared/held-notice.tsx';
import styles from '../shared/money.module.css';
import { PinField, pinLength } from '../shared/pin-field.tsx';
import { StatusCard } from '../shared/status-card.tsx';
import { type SendGift, useTransferForm } from './use-transfer-form.ts';

interface TransferFormProps {
  readonly options: TransferOptions;
  /** Masked account name of the recipient. If undefined, the form has a field for the account name. */
  readonly to?: string;
  readonly doing: { readonly isPending: boolean; readonly isOutcomeUnknown: boolean };
  readonly onSend: SendGift;
}

export const TransferForm = ({ options, to, doing: { isPending, isOutcomeUnknown }, onSend }: TransferFormProps) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  const form = useTransferForm({ options, isAccountFixed: to !== undefined, onSend });
  const { account, typed, note, pin, wasTried, isAmount, isAccount, wrongPin, submitError } = form;
  const upTo = t('transfer.upTo', { amount: money(options.available) });
  if (!options.hasPaymentPassword) return <NeedsPin />;
  if (options.payoutsHeldUntil) return <HeldNotice until={options.payoutsHeldUntil} />;
  if (form.sent) return <TransferSent transfer={form.sent} onAgain={form.reset} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
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
          onChange={(event) => form.setAccount(event.target.value)}
        />
      ) : (
        <DescriptionList items={[[t('transfer.upline'), to]]} />
      )}
      <AmountField
        value={typed}
        onValue={form.setTyped}
        hint={upTo}
        error={wasTried && !isAmount ? upTo : undefined}
        {...(Number(options.available) > 0 && { max: { label: t('all'), amount: options.available } })}
      />
      <TextField
        label={t('transfer.note')}
        maxLength={80}
        value={note}
        onChange={(event) => form.setNote(event.target.value.replace(/[<>]/g, ''))}
      />
      <PinField
        value={pin}
        onValue={form.setPin}
        error={wrongPin ?? (wasTried && pin.length !== pinLength ? t('pin.hint') : undefined)}
      />
      {submitError && (
        <p role="alert" className={styles.error}>
          {submitError} {isOutcomeUnknown && t('unanswered')}
        </p>
      )}
      <Button type="submit" tone="accent" isWide isPending={isPending}>
        {t('transfer.send')}
      </Button>
    </form>
  );
};

const NeedsPin = () => {
  const { t } = useTranslation('money');
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
};

const TransferSent = ({ transfer, onAgain }: { readonly transfer: Transfer; readonly onAgain: () => void }) => {
  const { t } = useTranslation('money');
  const { money } = useFormat();
  return (
    <>
      <StatusCard
        tone="success"
        amount={money(transfer.amount)}
        title={t('transfer.sent')}
        detail={t('transfer.sentTo', { account: transfer.account })}
      />
      <DescriptionList items={[[t('orderNo'), transfer.orderNo]]} />
      <Button isWide onClick={onAgain}>
        {t('transfer.again')}
      </Button>
    </>
  );
};

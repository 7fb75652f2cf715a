import { formatAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { PinField } from '../shared/pin-field.tsx';
import parts from '../shared/cards.module.css';
import { Envelope } from './envelope.tsx';
import styles from './red-packets.module.css';
import { maxEnvelopes, type RainMinutes, rainMinutes, useSendForm } from './use-send-form.ts';

/**
 * Form to send a red packet rain (a timed giveaway of money to the agent's team). Its fields are the total amount,
 * the number of red packets and the duration. A dialog asks the agent to confirm.
 */
export const SendForm = ({ available, team }: { readonly available: string; readonly team: number }) => {
  const { t } = useTranslation(['contracts', 'shell']);
  const { money, count } = useFormat();
  const form = useSendForm({ available, team });
  const amountHint = t('rain.available', { amount: money(available) });
  const piecesHint = t('rain.piecesHint', { most: count(maxEnvelopes), team: count(team) });
  return (
    <form
      className={parts.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.startConfirmation();
      }}
    >
      <div className={styles.banner}>
        <Envelope className={styles.small} />
        <p>{t('rain.lead')}</p>
      </div>
      <TextField
        label={t('rain.amount')}
        value={form.typed}
        inputMode="decimal"
        maxLength={14}
        dir="ltr"
        autoComplete="off"
        hint={amountHint}
        {...(form.wasTried && !form.isAmount && { error: amountHint })}
        onChange={({ target }) => form.setTyped(target.value)}
      />
      <TextField
        label={t('rain.pieces')}
        value={form.pieces}
        inputMode="numeric"
        maxLength={3}
        dir="ltr"
        autoComplete="off"
        hint={piecesHint}
        {...(form.wasTried && !form.isPieces && { error: piecesHint })}
        onChange={({ target }) => form.setPieces(target.value)}
      />
      <ChipRow
        label={t('rain.length')}
        value={String(form.length)}
        onSelect={(next) => form.setLength(Number(next) as RainMinutes)}
        choices={rainMinutes.map(
          (each) => [String(each), t('rain.minutes', { count: each, number: count(each) })] as const,
        )}
      />
      <TextField
        label={t('rain.wish')}
        value={form.wish}
        maxLength={60}
        onChange={({ target }) => form.setWish(target.value.replace(/[<>]/g, ''))}
      />
      <PinField value={form.pin} wasTried={form.wasTried} onValue={form.setPin} />
      {form.submitError && (
        <p role="alert" className={parts.error}>
          {form.submitError}
        </p>
      )}
      <Button type="submit" tone="accent" isWide>
        {t('rain.send')}
      </Button>
      {form.isConfirming && (
        <ConfirmDialog
          isOpen
          title={t('rain.send')}
          confirm={t('rain.send')}
          isPending={form.isPending}
          cancel={t('shell:action.cancel')}
          onOpenChange={() => form.setConfirming(false)}
          onConfirm={() => void form.submit()}
        >
          <p>{t('rain.ask', { amount: money(formatAmount(form.amount ?? 0)), envelopes: count(form.envelopes) })}</p>
        </ConfirmDialog>
      )}
    </form>
  );
};

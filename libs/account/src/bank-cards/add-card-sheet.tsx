import { isApiError } from '@livery/api/api-error';
import { useAddBankCardMutation } from '@livery/api/withdrawals';
import { ErrorCode } from '@livery/contract/errors';
import { holderPattern } from '@livery/contract/name-rules';
import { toLatin } from '@livery/kit/typed-amount';
import { useAnswer } from '@livery/kit/use-answer';
import { Chip } from '@livery/ui/chip';
import { Loaded } from '@livery/ui/loaded';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../money/money.module.css';
import { PinField, pinLength } from '../money/pin-field.tsx';
import { FormSheet } from '../parts/form-sheet.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';
import { forgetBanks } from './kept-banks.ts';
import { useBanks } from './use-banks.ts';

interface AddCardSheetProps {
  /** The name that the account must be in; null while any may be given. */
  readonly payeeName: string | null;
  readonly onClose: () => void;
}

export const AddCardSheet = ({ payeeName, onClose }: AddCardSheetProps) => {
  const { t } = useTranslation('money');
  const phrase = useErrorPhrase();
  const banks = useBanks();
  const answer = useAnswer(banks);
  const [chosen, setChosen] = useState<string>();
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState(payeeName ?? '');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [add, { isLoading, error }] = useAddBankCardMutation();
  const bank = banks.data?.find(({ id }) => id === chosen) ?? banks.data?.[0];
  const isNumber = bank !== undefined && number.length >= bank.shortest && number.length <= bank.longest;
  const isName = holderPattern.test(holder.trim());
  const length = bank ? t('cards.digits', { from: bank.shortest, to: bank.longest }) : '';

  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isNumber || !isName || pin.length !== pinLength) return;
    const { data, error: refusal } = await add({
      bankId: bank.id,
      number,
      holder: holder.trim(),
      paymentPassword: pin,
    });
    // The bank may have changed since it was kept.
    if (isApiError(refusal) && refusal.code === ErrorCode.CardNumber) forgetBanks();
    if (!data) return setPin('');
    showToast({ kind: 'success', text: t('cards.added') });
    onClose();
  };

  return (
    <FormSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cards.add')}
      submit={t('cards.add')}
      isPending={isLoading}
      mistake={error === undefined ? undefined : phrase(error)}
      onSubmit={() => void submit()}
    >
      <div className={styles.quick} role="group" aria-label={t('cards.bank')}>
        <Loaded answer={answer} rows={1}>
          {(all) =>
            all.map(({ id, name }) => (
              <Chip key={id} isPressed={id === bank?.id} onClick={() => setChosen(id)}>
                {name}
              </Chip>
            ))
          }
        </Loaded>
      </div>
      <TextField
        label={t('cards.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        dir="ltr"
        value={number}
        {...(length && { hint: length })}
        {...(wasTried && !isNumber && { error: length })}
        onChange={(event) => setNumber(toLatin(event.target.value).replace(/\D/g, ''))}
      />
      <TextField
        label={t('cards.holder')}
        autoComplete="name"
        maxLength={60}
        readOnly={payeeName !== null}
        value={holder}
        hint={t('cards.holderHint')}
        {...(wasTried && !isName && { error: t('cards.holderHint') })}
        onChange={(event) => setHolder(event.target.value)}
      />
      <PinField value={pin} onValue={setPin} error={wasTried && pin.length !== pinLength ? t('pin.hint') : undefined} />
    </FormSheet>
  );
};

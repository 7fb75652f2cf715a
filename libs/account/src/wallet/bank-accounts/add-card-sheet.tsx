import { isApiError } from '@livery/api/client/api-error';
import { useAddBankCardMutation } from '@livery/api/withdrawals';
import { ErrorCode } from '@livery/contract/errors';
import { holderPattern } from '@livery/contract/withdrawals/bank-account-rules';
import { toLatinDigits } from '@livery/kit/parse/parse-amount-input';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { Chip } from '@livery/ui/chip';
import { AsyncContent } from '@livery/ui/async-content';
import { TextField } from '@livery/ui/text-field';
import { showToast } from '@livery/ui/toast-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';
import { PinField, pinLength } from '../shared/pin-field.tsx';
import { FormSheet } from '../../shared/form-sheet.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';
import { invalidateBanks } from './bank-cache.ts';
import { useBanks } from './use-banks.ts';

interface AddCardSheetProps {
  /**
   * Masked name of the payee, who owns all payout accounts of the member. Null if the member has set no payee yet. The
   * form then has a field for the name.
   */
  readonly payeeName: string | null;
  readonly onClose: () => void;
}

export const AddCardSheet = ({ payeeName, onClose }: AddCardSheetProps) => {
  const { t } = useTranslation(['money', 'member']);
  const getErrorMessage = useErrorMessage();
  const banks = useBanks();
  const queryState = useQueryState(banks);
  const [chosen, setChosen] = useState<string>();
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState('');
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [add, { isLoading, error }] = useAddBankCardMutation();
  const bank = banks.data?.find(({ id }) => id === chosen) ?? banks.data?.[0];
  const isNumber = bank !== undefined && number.length >= bank.shortest && number.length <= bank.longest;
  const isName = payeeName !== null || holderPattern.test(holder.trim());
  const length = bank ? t('cards.digits', { from: bank.shortest, to: bank.longest }) : '';

  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isNumber || !isName || pin.length !== pinLength) return;
    const { data, error: addError } = await add({
      bankId: bank.id,
      number,
      ...(payeeName === null && { holder: holder.trim() }),
      paymentPassword: pin,
    });
    // The gateway has rejected an account number that is valid by the cached rules of the bank. The cached rules may be
    // out of date, so they are deleted and loaded again.
    if (isApiError(addError) && addError.code === ErrorCode.CardNumber) invalidateBanks();
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
      isReady={banks.data !== undefined}
      error={error === undefined ? undefined : getErrorMessage(error)}
      onSubmit={() => void submit()}
    >
      <div className={styles.quick} role="group" aria-label={t('cards.bank')}>
        <AsyncContent state={queryState} rows={1}>
          {(all) =>
            all.map(({ id, name }) => (
              <Chip key={id} isPressed={id === bank?.id} onClick={() => setChosen(id)}>
                {name}
              </Chip>
            ))
          }
        </AsyncContent>
        {!banks.data && banks.isFetching && <p role="status">{t('cards.banksLoading')}</p>}
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
        onChange={(event) => setNumber(toLatinDigits(event.target.value).replace(/\D/g, ''))}
      />
      <TextField
        label={t('cards.holder')}
        autoComplete="name"
        maxLength={60}
        readOnly={payeeName !== null}
        value={payeeName ?? holder}
        hint={payeeName === null ? t('cards.holderHint') : t('member:profile.payeeFixed')}
        {...(wasTried && !isName && { error: t('cards.holderHint') })}
        onChange={(event) => setHolder(event.target.value)}
      />
      <PinField value={pin} onValue={setPin} error={wasTried && pin.length !== pinLength ? t('pin.hint') : undefined} />
    </FormSheet>
  );
};

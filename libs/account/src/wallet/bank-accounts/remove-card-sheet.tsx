import { useRemoveBankCardMutation, type BankCard } from '@livery/api/withdrawals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PinField, pinLength } from '../shared/pin-field.tsx';
import { FormSheet } from '../../shared/form-sheet.tsx';
import { useErrorMessage } from '../../shared/use-error-message.ts';

/** Sheet that removes a payout account. It requires the payment password. */
export const RemoveCardSheet = ({
  card: { id, bankName, lastDigits },
  onClose,
}: {
  readonly card: BankCard;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('money');
  const getErrorMessage = useErrorMessage();
  const [pin, setPin] = useState('');
  const [wasTried, setTried] = useState(false);
  const [remove, { isLoading, error }] = useRemoveBankCardMutation();

  const submit = async (): Promise<void> => {
    setTried(true);
    if (pin.length !== pinLength) return;
    const { data } = await remove({ id, paymentPassword: pin });
    if (data) onClose();
    else setPin('');
  };

  return (
    <FormSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cards.removeOne', { card: `${bankName} ••${lastDigits}` })}
      submit={t('cards.remove')}
      isPending={isLoading}
      isDanger
      error={error === undefined ? undefined : getErrorMessage(error)}
      onSubmit={() => void submit()}
    >
      <PinField value={pin} onValue={setPin} error={wasTried && pin.length !== pinLength ? t('pin.hint') : undefined} />
    </FormSheet>
  );
};

import { useRemoveBankCardMutation, type BankCard } from '@livery/api/withdrawals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PinField, pinLength } from '../money/pin-field.tsx';
import { FormSheet } from '../parts/form-sheet.tsx';
import { useErrorPhrase } from '../parts/use-error-phrase.ts';

/** Takes a card away, with the payment password. */
export const RemoveCardSheet = ({
  card: { id, bankName, lastDigits },
  onClose,
}: {
  readonly card: BankCard;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('money');
  const phrase = useErrorPhrase();
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
      mistake={error === undefined ? undefined : phrase(error)}
      onSubmit={() => void submit()}
    >
      <PinField value={pin} onValue={setPin} error={wasTried && pin.length !== pinLength ? t('pin.hint') : undefined} />
    </FormSheet>
  );
};

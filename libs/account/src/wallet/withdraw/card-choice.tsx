import type { BankCard } from '@livery/api/withdrawals';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { BankIcon } from '@livery/ui/icons/bank';
import { WalletIcon } from '@livery/ui/icons/wallet';
import { useTranslation } from 'react-i18next';
import styles from '../shared/money.module.css';

interface CardChoiceProps {
  readonly cards: readonly BankCard[];
  readonly value: string;
  readonly onSelect: (id: string) => void;
}

/** Radio buttons to select one of the member's payout accounts. */
export const CardChoice = ({ cards, value, onSelect }: CardChoiceProps) => {
  const { t } = useTranslation('money');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{t('withdraw.where')}</legend>
      {cards.map(({ id, kind, bankName, holder, lastDigits }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="card"
            value={id}
            checked={id === value}
            onChange={() => onSelect(id)}
            className={styles.radio}
          />
          <span className={styles.icon} aria-hidden>
            {kind === 'bank' ? <BankIcon /> : <WalletIcon />}
          </span>
          <span className={styles.text}>
            <bdi className={styles.name}>{`${bankName} ••${lastDigits}`}</bdi>
            <bdi className={styles.detail}>{holder}</bdi>
          </span>
        </label>
      ))}
      <Button tone="plain" href={paths.bankCards}>
        {t('cards.manage')}
      </Button>
    </fieldset>
  );
};

import type { DepositBonus } from '@livery/api/deposits';
import { paths } from '@livery/kit/paths';
import { useCanOpen } from '@livery/kit/access/use-can-open';
import { useFormat } from '@livery/kit/format/use-format';
import { usePercent } from '@livery/kit/format/use-percent';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { Lazy } from '@livery/kit/lazy/lazy';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../shared/money.module.css';

const lazyTerms = createLazyModule(() => import('./bonus-terms-sheet.tsx'));

interface BonusChoiceProps {
  readonly bonuses: readonly DepositBonus[];
  /** Id of the promotion. Empty for no bonus. */
  readonly value: string;
  readonly onSelect: (promotionId: string) => void;
  readonly error: string | undefined;
}

/** Radio buttons to select a bonus for the deposit or no bonus. Each bonus has a button that opens its terms. */
export const BonusChoice = ({ bonuses, value, onSelect, error }: BonusChoiceProps) => {
  const { t } = useTranslation(['money', 'promotions']);
  const [terms, setTerms] = useState<DepositBonus>();
  const [isOpen, setOpen] = useState(false);
  if (bonuses.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{t('promotions:line.bonus')}</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name="bonus"
          checked={value === ''}
          onChange={() => onSelect('')}
          className={styles.radio}
        />
        <span className={styles.name}>{t('bonus.none')}</span>
      </label>
      {bonuses.map((bonus) => (
        <Bonus
          key={bonus.promotionId}
          bonus={bonus}
          isChosen={bonus.promotionId === value}
          onSelect={() => onSelect(bonus.promotionId)}
          onTerms={() => {
            setTerms(bonus);
            setOpen(true);
          }}
        />
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {terms && (
        <Lazy module={lazyTerms} isOptional>
          {({ BonusTermsSheet }) => <BonusTermsSheet bonus={terms} isOpen={isOpen} onOpenChange={setOpen} />}
        </Lazy>
      )}
    </fieldset>
  );
};

interface BonusProps {
  readonly bonus: DepositBonus;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
  readonly onTerms: () => void;
}

const Bonus = ({ bonus, isChosen, onSelect, onTerms }: BonusProps) => {
  const { t } = useTranslation('promotions');
  const canOpen = useCanOpen();
  return (
    <div className={styles.option}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="bonus"
          value={bonus.promotionId}
          checked={isChosen}
          onChange={onSelect}
          className={styles.radio}
        />
        <BonusText bonus={bonus} />
      </label>
      {canOpen(paths.promotionDetail) && (
        <Button tone="plain" aria-label={`${t('terms')}: ${bonus.title}`} onClick={onTerms}>
          {t('terms')}
        </Button>
      )}
    </div>
  );
};

const BonusText = ({ bonus: { title, rate, most, least, rolloverTimes } }: { readonly bonus: DepositBonus }) => {
  const { t } = useTranslation('money');
  const { money, count } = useFormat();
  const percent = usePercent()(rate);
  return (
    <span className={styles.text}>
      <bdi className={styles.name}>{title}</bdi>
      <span className={styles.detail}>
        {most === null ? percent : t('bonus.upTo', { rate: percent, most: money(most) })}
      </span>
      <span className={styles.detail}>
        {t('bonus.conditions', { least: money(least), times: count(rolloverTimes) })}
      </span>
    </span>
  );
};

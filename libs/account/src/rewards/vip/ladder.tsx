import type { ClubBenefit, VipLevel } from '@livery/api/rewards/vip';
import { usePercent } from '@livery/kit/format/use-percent';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { CheckIcon } from '@livery/ui/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './ladder.module.css';
import { Medal } from './medal.tsx';

interface LadderProps {
  readonly benefit: ClubBenefit;
  /** Id of the reward whose claim request is pending. Null if there is no such request. */
  readonly pending: string | null;
  readonly onClaim: (rewardId: string) => void;
}

const getState = (level: number, reached: number) => {
  if (level === reached) return 'current';
  return level < reached ? 'reached' : 'ahead';
};

/** List of all VIP levels, lowest first. Each level shows its requirements and its rewards. */
export const Ladder = ({ benefit: { level: reached, levels, currency }, pending, onClaim }: LadderProps) => {
  const { t } = useTranslation('vip');
  return (
    <section aria-labelledby="vip-ladder">
      <h2 id="vip-ladder" className={styles.heading}>
        {t('ladder')}
      </h2>
      <ol className={styles.root}>
        {levels.map((level) => (
          <li
            key={level.level}
            className={styles.step}
            data-state={getState(level.level, reached)}
            aria-current={level.level === reached ? 'step' : undefined}
          >
            <Medal level={level.level} isUpcoming={level.level > reached} />
            <Step
              level={level}
              currency={currency}
              isCurrent={level.level === reached}
              isPending={pending === level.rewardId}
              onClaim={onClaim}
            />
          </li>
        ))}
      </ol>
    </section>
  );
};

interface StepProps {
  readonly level: VipLevel;
  readonly currency: string;
  readonly isCurrent: boolean;
  readonly isPending: boolean;
  readonly onClaim: (rewardId: string) => void;
}

function Step({ level, currency, isCurrent, isPending, onClaim }: StepProps) {
  const { t } = useTranslation(['vip', 'promotions']);
  const { money } = useFormat();
  const percent = usePercent();
  const { name, requiredBets, bonus, levelUpBonus, rewardId, cashbackPercent, checkInExtraPercent } = level;
  return (
    <div className={styles.card}>
      <p className={styles.header}>
        <span className={styles.name}>{name}</span>
        {isCurrent && <span className={styles.current}>{t('yours')}</span>}
      </p>
      <p className={styles.requirements}>
        {Number(requiredBets) > 0 ? t('from', { amount: money(requiredBets, currency) }) : t('first')}
      </p>
      <dl className={styles.rewards}>
        {bonus !== 'none' && (
          <div>
            <dt>{t('bonus')}</dt>
            <dd>
              <bdi>{money(levelUpBonus, currency)}</bdi>
              {bonus === 'claimed' && (
                <span className={styles.claimed}>
                  <CheckIcon /> {t('promotions:status.claimed')}
                </span>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('cashback')}</dt>
          <dd>{percent(cashbackPercent)}</dd>
        </div>
        {checkInExtraPercent > 0 && (
          <div>
            <dt>{t('checkIn')}</dt>
            <dd>
              <bdi>+{percent(checkInExtraPercent)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {bonus === 'claimable' && (
        <Button tone="accent" isWide isPending={isPending} onClick={() => onClaim(rewardId)}>
          {t('promotions:claim', { amount: money(levelUpBonus, currency) })}
        </Button>
      )}
    </div>
  );
}

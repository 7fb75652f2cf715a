import type { ClubBenefit } from '@livery/api/rewards/vip';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { Progress } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import styles from './level-hero.module.css';
import { Medal } from './medal.tsx';

/** Header with the member's VIP level and the progress to the next level. */
export const LevelHero = ({ benefit: { level, levels, validBets, currency } }: { benefit: ClubBenefit }) => {
  const { t } = useTranslation('vip');
  const { money, count } = useFormat();
  const current = levels.findLast((each) => each.level <= level);
  const next = levels.find((each) => each.level > level);
  const done = parseAmount(validBets);
  const start = parseAmount(current?.requiredBets ?? '0.00');
  const goal = next ? parseAmount(next.requiredBets) : done;
  const part = goal > start ? ((done - start) * 100) / (goal - start) : 100;
  return (
    <section className={styles.root} aria-label={t('yours')}>
      <Medal level={level} />
      <div className={styles.text}>
        <p className={styles.label}>
          {t('yours')} · {t('level', { level: count(level) })}
        </p>
        <h2 className={styles.name}>{current?.name}</h2>
      </div>
      <div className={styles.progress}>
        <Progress tone="jackpot" label={next ? next.name : t('yours')} value={part} />
        <p className={styles.next}>
          {next
            ? t('next', { amount: money(formatAmount(Math.max(0, goal - done)), currency), name: next.name })
            : t('top')}
        </p>
        <p className={styles.bets}>{t('bets', { amount: money(validBets, currency) })}</p>
      </div>
    </section>
  );
};

import type { LotteryBoard } from '@livery/api/lottery';
import type { LotteryFamily } from '@livery/contract/lottery/families';
import { type Method, methodsByFamily } from '@livery/lottery-rules/methods';
import { usePercent } from '@livery/kit/format/use-percent';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import { getMethodLabel } from '../labels/method-labels.ts';
import { usePriceFormat } from '../labels/use-price-format.ts';
import { getPrices } from '../bet-slip/bet-slip-line.ts';
import { getHowToWin } from './how-to-win.ts';
import styles from './rules.module.css';
import { getStatedReturn } from './stated-return.ts';

export interface RulesSheetProps {
  readonly board: LotteryBoard;
  readonly family: LotteryFamily;
  /** Betting method that the member has selected. Its rules are shown first. */
  readonly method: Method;
  readonly onClose: () => void;
}

/**
 * Sheet with the rules of all betting methods of a lottery family. For each method, it shows how a bet wins, the
 * prizes and the long-term return. The return is the part of all stakes that is paid as prizes.
 */
export function RulesSheet({ board, family, method, onClose }: RulesSheetProps) {
  const { t } = useTranslation('lottery');
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('rules.title')}>
      <div className={styles.root}>
        <Rule board={board} family={family} method={method} />
        <p className={styles.explain}>{t('rules.explain')}</p>
        <h3 className={styles.heading}>{t('rules.others')}</h3>
        {methodsByFamily[family]
          .filter(({ code }) => code !== method.code)
          .map((other) => (
            <Rule key={other.code} board={board} family={family} method={other} />
          ))}
      </div>
    </Sheet>
  );
}

function Rule({ board, family, method }: Omit<RulesSheetProps, 'onClose'>) {
  const { t } = useTranslation('lottery');
  const percent = usePercent();
  const howToWin = getHowToWin(family, method);
  const { min, max } = getStatedReturn(board, method);
  const formatPrice = usePriceFormat();
  const prices = getPrices(board, method.code);
  return (
    <section className={styles.rule}>
      <h4 className={styles.name}>{getMethodLabel(t, method.code)}</h4>
      {howToWin && <p>{t(`rules.how.${howToWin.text}`, howToWin.values ?? {})}</p>}
      <dl className={styles.figures}>
        <dt>{t('prize')}</dt>
        <dd dir="ltr">
          {(method.tierByOutcome ? getPriceRange(prices) : prices)
            .map(formatPrice)
            .join(method.tierByOutcome ? ' – ' : ' · ')}
        </dd>
        <dt>{t('rules.back')}</dt>
        <dd dir="ltr">{min === max ? percent(min) : `${percent(min)}–${percent(max)}`}</dd>
      </dl>
    </section>
  );
}

/** Returns one price, or the lowest and the highest price if the outcomes have different prices. */
const getPriceRange = (prices: readonly string[]): readonly string[] => {
  const sorted = [...new Set(prices)].sort((one, other) => Number(one) - Number(other));
  return sorted.length < 3 ? sorted : [sorted[0]!, sorted.at(-1)!];
};

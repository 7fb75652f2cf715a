import type { LotteryBoard } from '@livery/api/lottery';
import { type LotteryFamily, type Method, methodsOf } from '@livery/contract/lottery/rules';
import { useFormat } from '@livery/kit/use-format';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';
import { methodName } from '../betting/method-name.ts';
import { priceText, pricesIn } from '../slip/slip-line.ts';
import { howToWin } from './how-to-win.ts';
import styles from './rules.module.css';
import { statedReturn } from './stated-return.ts';

interface RulesSheetProps {
  readonly board: LotteryBoard;
  readonly family: LotteryFamily;
  /** The one that is being bet by: it comes first. */
  readonly method: Method;
  readonly onClose: () => void;
}

/** How every method is won, what it pays and what comes back in the long run. */
export function RulesSheet({ board, family, method, onClose }: RulesSheetProps) {
  const { t } = useTranslation('lottery');
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('rules.title')}>
      <div className={styles.root}>
        <Rule board={board} family={family} method={method} />
        <p className={styles.explain}>{t('rules.explain')}</p>
        <h3 className={styles.heading}>{t('rules.others')}</h3>
        {methodsOf[family]
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
  const { count } = useFormat();
  const how = howToWin(family, method);
  const { least, most } = statedReturn(board, method);
  const prices = pricesIn(board, method.code).map(priceText);
  return (
    <section className={styles.rule}>
      <h4 className={styles.name}>{methodName(t, method.code)}</h4>
      {how && <p>{t(`rules.how.${how.text}`, how.gaps ?? {})}</p>}
      <dl className={styles.figures}>
        <dt>{t('prize')}</dt>
        <dd dir="ltr">{method.tierOf ? spanOf(prices) : prices.join(' · ')}</dd>
        <dt>{t('rules.back')}</dt>
        <dd dir="ltr">{least === most ? `${count(least)}%` : `${count(least)}–${count(most)}%`}</dd>
      </dl>
    </section>
  );
}

/** The lowest and the highest of the outcomes' prices; each stands at its outcome. */
const spanOf = (prices: readonly string[]): string => {
  const sorted = [...prices].sort((one, other) => Number(one) - Number(other));
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low === high ? String(low) : `${low} – ${high}`;
};

import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/families';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './draws.module.css';
import { getPrizeRanks } from './prize-ranks.ts';

/** Table of a draw's winning numbers by prize rank. Renders nothing for a lottery without prize ranks. */
export const Prizes = ({ family, result }: { readonly family: LotteryFamily; readonly result: DrawResult }) => {
  const { t } = useTranslation('lottery');
  const { count } = useFormat();
  const ranks = getPrizeRanks(family, result);
  if (ranks.length === 0) return null;
  return (
    <table className={styles.prizes} aria-label={t('draw.prizes')}>
      <tbody>
        {ranks.map(({ name, rank, numbers }) => (
          <tr key={`${name} ${rank}`}>
            <th scope="row">{t(`draw.rank.${name}`, { rank: count(rank) })}</th>
            <td dir="ltr">
              <ul>
                {numbers
                  .map((number, at) => ({ number, at }))
                  .map(({ number, at }) => (
                    <li key={at}>{number}</li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

import type { BetEntry } from '@livery/api/records';
import { useFormat } from '@livery/kit/use-format';
import { Pressable } from '@livery/ui/pressable';
import { useTranslation } from 'react-i18next';
import { GamePicture } from './game-picture.tsx';
import styles from './records.module.css';

/** One bet: the game, when, what was staked and what came back. */
export const BetRow = ({ bet, onSelect }: { readonly bet: BetEntry; readonly onSelect: () => void }) => {
  const { t } = useTranslation('records');
  const { money, moment } = useFormat();
  const { gameName, state, stake, payout, placedAt, iconUrl } = bet;
  return (
    <Pressable className={styles.row} aria-haspopup="dialog" onClick={onSelect}>
      <GamePicture url={iconUrl} />
      <span className={styles.words}>
        <bdi className={styles.name}>{gameName}</bdi>
        <span className={styles.detail}>{moment(placedAt)}</span>
      </span>
      <span className={styles.figures}>
        <bdi className={styles.figure} data-sign={state === 'won' ? 'plus' : 'minus'}>
          {state === 'won' ? money(payout) : t(`state.${state}`)}
        </bdi>
        <bdi className={styles.detail}>{t('staked', { amount: money(stake) })}</bdi>
      </span>
    </Pressable>
  );
};

import type { BetEntry } from '@livery/api/records';
import { useFormat } from '@livery/kit/use-format';
import { Entry } from '@livery/ui/entry';
import { useTranslation } from 'react-i18next';
import { GamePicture } from './game-picture.tsx';

/** One bet: the game, when, what was staked and what came back. */
export const BetRow = ({
  bet: { gameName, state, stake, payout, placedAt, iconUrl },
  onSelect,
}: {
  readonly bet: BetEntry;
  readonly onSelect: () => void;
}) => {
  const { t } = useTranslation('records');
  const { money, moment } = useFormat();
  const isWon = state === 'won';
  return (
    <Entry
      aria-haspopup="dialog"
      onClick={onSelect}
      lead={<GamePicture url={iconUrl} />}
      name={<bdi>{gameName}</bdi>}
      detail={moment(placedAt)}
      figure={isWon ? money(payout) : t(`state.${state}`)}
      isGain={isWon}
      under={t('staked', { amount: money(stake) })}
    />
  );
};

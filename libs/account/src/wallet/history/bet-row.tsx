import type { BetEntry } from '@livery/api/history';
import { useFormat } from '@livery/kit/format/use-format';
import { ListItem } from '@livery/ui/list-item';
import { useTranslation } from 'react-i18next';
import { GameImage } from './game-image.tsx';

export const BetRow = ({
  bet: { gameName, state, stake, payout, placedAt, iconUrl },
  onSelect,
}: {
  readonly bet: BetEntry;
  readonly onSelect: () => void;
}) => {
  const { t } = useTranslation('records');
  const { money, dateTime } = useFormat();
  const isWon = state === 'won';
  return (
    <ListItem
      aria-haspopup="dialog"
      onClick={onSelect}
      lead={<GameImage url={iconUrl} />}
      name={<bdi>{gameName}</bdi>}
      detail={dateTime(placedAt)}
      figure={isWon ? money(payout) : t(`state.${state}`)}
      isGain={isWon}
      under={t('staked', { amount: money(stake) })}
    />
  );
};

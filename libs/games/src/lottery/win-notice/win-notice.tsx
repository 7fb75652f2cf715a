import { type LotteryWin, useLotteryWinsQuery } from '@livery/api/lottery/lottery-wins';
import { parseAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { paths, withQuery } from '@livery/kit/paths';
import { CloseIcon } from '@livery/ui/icons/close';
import { IconButton } from '@livery/ui/icon-button';
import { TrophyIcon } from '@livery/ui/icons/trophy';
import { Link } from '@livery/ui/link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './win-notice.module.css';

const getKey = ({ code, numero }: LotteryWin): string => `${code}/${numero}`;

/**
 * Notice about the latest lottery bet that the member has won. It appears on all screens except the screen of this
 * lottery, which already shows the win. It stays until the member closes it or opens the screen of this lottery.
 */
export const Extension = () => {
  // Events of the gateway add the wins to this list. A request returns an empty list, so the list must not be requested
  // again after a reconnection.
  const { data: wins = [] } = useLotteryWinsQuery(undefined, { refetchOnReconnect: false });
  const { pathname, search } = useLocation();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const win = wins.at(-1);
  const key = win && getKey(win);
  const isOpened = pathname === paths.startLottery && new URLSearchParams(search).get('code') === win?.code;

  useEffect(() => {
    if (key !== undefined && isOpened) setClosed((keys) => [...keys, key]);
  }, [key, isOpened]);

  if (!win || key === undefined || isOpened || closed.includes(key)) return null;
  return <Notice key={key} win={win} onClose={() => setClosed((keys) => [...keys, key])} />;
};

interface NoticeProps {
  readonly win: LotteryWin;
  readonly onClose: () => void;
}

const Notice = ({ win: { code, displayName, numero, payout, stake, currency }, onClose }: NoticeProps) => {
  const { t } = useTranslation(['lottery', 'shell']);
  const { money } = useFormat();
  const isGain = parseAmount(payout) > parseAmount(stake);
  return (
    <aside className={styles.root} aria-label={displayName}>
      <TrophyIcon className={styles.icon} />
      <p className={styles.text}>
        <span role="status">{t(isGain ? 'draw.won' : 'draw.gotBack', { amount: money(payout, currency) })}</span>
        <span className={styles.draw}>
          <bdi>{displayName}</bdi> · <bdi dir="ltr">{numero}</bdi>
        </span>
      </p>
      <Link className={styles.action} href={withQuery(paths.startLottery, { code, tab: 'mine' })}>
        {t('tab.mine')}
      </Link>
      <IconButton label={t('shell:action.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
};

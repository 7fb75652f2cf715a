import { paths, withQuery } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { LotteryLobbyLayout } from './lottery-lobby-layout.tsx';
import { LotteryList } from './lottery-list.tsx';
import styles from './lottery-lobby.module.css';

/** Max number of lotteries in the group of the next scheduled draws. */
const nextDailyCount = 6;

/**
 * Page with the lotteries of one price list (prize mode). It shows two groups: the lotteries that draw continuously,
 * and below them the next scheduled draws.
 */
export const Screen = () => {
  const { t } = useTranslation('lottery');
  return (
    <LotteryLobbyLayout>
      {({ entries, openIssues, now, mode }) => {
        const getDrawTime = (code: string) => openIssues.get(code)?.current.drawsAt ?? '';
        const daily = entries
          .filter(({ everySeconds }) => everySeconds === null)
          .sort((a, b) => getDrawTime(a.code).localeCompare(getDrawTime(b.code)));
        return (
          <>
            <LotteryList
              heading={t('lobby.fast')}
              entries={entries.filter(({ everySeconds }) => everySeconds !== null)}
              openIssues={openIssues}
              now={now}
            />
            <LotteryList
              heading={t('lobby.next')}
              entries={daily.slice(0, nextDailyCount)}
              openIssues={openIssues}
              now={now}
            />
            {daily.length > nextDailyCount && (
              <div className={styles.more}>
                <Button isWide href={withQuery(paths.moreLottery, { prize_mode: mode })}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </LotteryLobbyLayout>
  );
};

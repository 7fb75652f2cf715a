import { paths, withQuery } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { LobbyFrame } from './lobby-frame.tsx';
import { LotteryList } from './lottery-list.tsx';
import styles from './lobby.module.css';

/** Daily draws that the lobby shows: those that come next. */
const nextDaily = 6;

/** The lotteries of a prize mode: what draws around the clock, and the next of the weekly ones. */
export const Screen = () => {
  const { t } = useTranslation('lottery');
  return (
    <LobbyFrame>
      {({ entries, opened, now, mode }) => {
        const drawTime = (code: string) => opened.get(code)?.current.drawsAt ?? '';
        const daily = entries
          .filter(({ everySeconds }) => everySeconds === null)
          .sort((a, b) => drawTime(a.code).localeCompare(drawTime(b.code)));
        return (
          <>
            <LotteryList
              heading={t('lobby.fast')}
              entries={entries.filter(({ everySeconds }) => everySeconds !== null)}
              opened={opened}
              now={now}
            />
            <LotteryList heading={t('lobby.next')} entries={daily.slice(0, nextDaily)} opened={opened} now={now} />
            {daily.length > nextDaily && (
              <div className={styles.more}>
                <Button isWide href={withQuery(paths.moreLottery, { prize_mode: mode })}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </LobbyFrame>
  );
};

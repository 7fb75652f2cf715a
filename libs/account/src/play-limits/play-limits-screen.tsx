import { usePlayLimitsQuery } from '@livery/api/limits';
import { paths } from '@livery/kit/paths';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { HistoryIcon } from '@livery/ui/icons/history';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { Loaded } from '@livery/ui/loaded';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';
import { BreakSection } from './break-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { PauseNote } from './pause-note.tsx';
import { RealitySection } from './reality-section.tsx';
import { SessionCard } from './session-card.tsx';

/** What a member can decide about their own play, and what they have decided. */
export const Screen = () => {
  const { t } = useTranslation(['play', 'errors', 'shell']);
  const { money } = useFormat();
  const answer = useAnswer(usePlayLimitsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={page.root}>
      <p className={page.lead}>{t('lead')}</p>
      <Loaded answer={answer} rows={6}>
        {({ limits, now, realityMinutes, pause, netDeposits }) => (
          <>
            {pause && <PauseNote pause={pause} />}
            <SessionCard />
            <LimitsSection limits={limits} now={now} />
            <RealitySection minutes={realityMinutes} />
            <BreakSection />
            <ListGroup>
              <ListRow
                icon={<CoinsIcon />}
                label={t('net.label')}
                detail={t('net.detail')}
                end={<bdi>{money(netDeposits)}</bdi>}
              />
              <ListRow icon={<HistoryIcon />} label={t('shell:title.playHistory')} href={paths.playHistory} />
            </ListGroup>
          </>
        )}
      </Loaded>
    </div>
  );
};

import { usePlayLimitsQuery } from '@livery/api/responsible-gaming';
import { paths } from '@livery/kit/paths';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { CoinsIcon } from '@livery/ui/icons/coins';
import { HistoryIcon } from '@livery/ui/icons/history';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import page from '../../shared/page.module.css';
import { CoolOffSection } from './break/cool-off-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { ExclusionNotice } from './break/exclusion-notice.tsx';
import { RealityCheckSection } from './reality-check-section.tsx';
import { SessionCard } from './session-card.tsx';

/** Responsible gaming page with the member's limits, breaks and reality checks. */
export const Screen = () => {
  const { t } = useTranslation(['play', 'errors', 'shell']);
  const { money } = useFormat();
  const queryState = useQueryState(usePlayLimitsQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <div className={page.root}>
      <p className={page.lead}>{t('lead')}</p>
      <AsyncContent state={queryState} rows={6}>
        {({ limits, now, realityMinutes, pause, netDeposits }) => (
          <>
            {pause && <ExclusionNotice pause={pause} />}
            <SessionCard />
            <LimitsSection limits={limits} now={now} />
            <RealityCheckSection minutes={realityMinutes} />
            <CoolOffSection />
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
      </AsyncContent>
    </div>
  );
};

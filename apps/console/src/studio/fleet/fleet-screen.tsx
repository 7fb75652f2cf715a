import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { type FleetRun, useFleetRunsQuery, useStartFleetRunMutation } from './fleet.api.ts';
import { FleetRunView } from './fleet-run-view.tsx';
import { PastRuns } from './past-runs.tsx';

/**
 * Interval in milliseconds at which the page reloads the list of fleet runs. A fleet run builds a new release of every
 * brand.
 */
const pollMs = 2000;

/**
 * Page of the fleet runs. A fleet run builds a new release of every brand, for example after an update of the app. The
 * page shows which releases differ from the live releases. Releases without a difference can be published together.
 */
export const FleetScreen = () => {
  const t = useTexts('review');
  const query = useFleetRunsQuery(undefined, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  const state = useContentState(query);
  return (
    <AsyncContent state={state}>
      {({ runs, canCompose }) => <FleetContent runs={runs} canCompose={canCompose} title={t('fleet.title')} />}
    </AsyncContent>
  );
};

interface FleetContentProps {
  readonly runs: readonly FleetRun[];
  readonly canCompose: boolean;
  readonly title: string;
}

const FleetContent = ({ runs: [latest, ...past], canCompose, title }: FleetContentProps) => {
  const t = useTexts('review');
  const [isStarting, setStarting] = useState(false);
  const canStart = canCompose && (latest === undefined || latest.endedAt !== null);
  return (
    <>
      <PageHeader
        title={title}
        detail={canCompose ? t('fleet.detail') : t('fleet.noCompile')}
        actions={
          canStart && (
            <Button tone="accent" onClick={() => setStarting(true)}>
              {t('fleet.start')}
            </Button>
          )
        }
      />
      {latest ? <FleetRunView run={latest} /> : <EmptyState kind="first-use" title={t('fleet.empty')} />}
      {past.length > 0 && <PastRuns runs={past} />}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  );
};

const StartDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts('review');
  const act = useAct();
  const [start, { isLoading }] = useStartFleetRunMutation();
  const handleSubmit = async (reason: string) => {
    if (await act(start({ reason }), t('fleet.started'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('fleet.start')}
      detail={t('fleet.startDetail')}
      submit={t('fleet.start')}
      isPending={isLoading}
      onClose={onClose}
      onSubmit={(reason) => void handleSubmit(reason)}
    />
  );
};

import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import type { FleetRun } from './fleet.api.ts';

/** Lists the earlier fleet runs, without the latest run. A fleet run builds a new release of every brand. */
export const PastRuns = ({ runs }: { readonly runs: readonly FleetRun[] }) => {
  const t = useTexts('review');
  const format = useFormat();
  const getOperatorName = useOperatorName();
  const columns: Column<FleetRun>[] = [
    { id: 'time', label: t('fleet.time'), render: ({ startedAt }) => format.time(startedAt) },
    { id: 'by', label: t('fleet.by'), render: ({ startedBy }) => <bdi>{getOperatorName(startedBy)}</bdi> },
    { id: 'reason', label: t('fleet.reason'), render: ({ reason }) => <bdi>{reason}</bdi> },
    { id: 'released', label: t('fleet.state.released'), render: ({ counts }) => format.number(counts.released) },
    { id: 'changed', label: t('fleet.state.changed'), render: ({ counts }) => format.number(counts.changed) },
    { id: 'failed', label: t('fleet.state.failed'), render: ({ counts }) => format.number(counts.failed) },
  ];
  return (
    <Panel title={t('fleet.past')}>
      <RecordTable label={t('fleet.past')} columns={columns} items={runs} getKey={({ runId }) => runId} />
    </Panel>
  );
};

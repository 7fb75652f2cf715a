import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { type Approval, useApprovalsQuery } from '../activity.api.ts';
import { useOperationName } from '../use-operation-name.ts';
import { useOperatorName } from '../use-operator-name.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { ApprovalState } from './approval-state.tsx';
import styles from './approvals.module.css';

type Show = 'toDecide' | 'mine' | 'all';

/**
 * Page that lists the approval requests. An approval request is a change that takes effect only after a second operator
 * has approved it.
 */
export const ApprovalsScreen = () => {
  const t = useTexts('activity');
  const [show, setShow] = useState<Show>('toDecide');
  const [cursor, setCursor] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const state = useContentState(useApprovalsQuery({ show, ...(cursor && { cursor }) }));
  const handleShow = (next: string) => {
    setShow(next as Show);
    setCursor(undefined);
  };
  return (
    <>
      <PageHeader title={t('approvals.title')} detail={t('approvals.intro')} />
      <SegmentedControl
        className={styles.filter}
        label={t('approvals.show')}
        value={show}
        onSelect={handleShow}
        segments={(['toDecide', 'mine', 'all'] as const).map((id) => ({ id, label: t(`approvals.shown.${id}`) }))}
      />
      <AsyncContent state={state}>
        {({ list, next }) => (
          <>
            <ApprovalTable approvals={list} onOpen={setOpened} />
            {next !== null && (
              <Button className={styles.more} onClick={() => setCursor(next)}>
                {t('older')}
              </Button>
            )}
          </>
        )}
      </AsyncContent>
      {opened && <ApprovalDialog approvalId={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

interface ApprovalTableProps {
  readonly approvals: readonly Approval[];
  readonly onOpen: (approvalId: string) => void;
}

const ApprovalTable = ({ approvals, onOpen }: ApprovalTableProps) => {
  const t = useTexts('activity');
  const shell = useTexts('shell');
  const format = useFormat();
  const getOperationName = useOperationName();
  const getOperatorName = useOperatorName();
  if (approvals.length === 0) return <EmptyState kind="done" title={t('approvals.empty')} />;
  const columns: Column<Approval>[] = [
    { id: 'operation', label: t('approvals.operation'), render: ({ operation }) => getOperationName(operation) },
    { id: 'brand', label: t('approvals.brand'), render: ({ brand }) => <bdi>{brand ?? shell('platform')}</bdi> },
    {
      id: 'by',
      label: t('approvals.requestedBy'),
      render: ({ requestedBy }) => <bdi>{getOperatorName(requestedBy)}</bdi>,
    },
    { id: 'at', label: t('approvals.requestedAt'), render: ({ requestedAt }) => format.time(requestedAt) },
    { id: 'state', label: t('approvals.state'), render: ({ state }) => <ApprovalState state={state} /> },
    {
      id: 'open',
      label: t('approvals.details'),
      render: ({ approvalId }) => (
        <Button size="small" onClick={() => onOpen(approvalId)}>
          {t('approvals.open')}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      label={t('approvals.title')}
      columns={columns}
      items={approvals}
      getKey={({ approvalId }) => approvalId}
    />
  );
};

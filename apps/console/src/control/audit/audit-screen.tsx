import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Tag } from '@livery/ui/tag';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { type AuditEntry, useAuditEntriesQuery, useBrandAuditEntriesQuery } from '../activity.api.ts';
import { useOperationName } from '../use-operation-name.ts';
import { useOperatorName } from '../use-operator-name.ts';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditFilters, type AuditFilter, noFilter, toSearch } from './audit-filters.tsx';
import { ExportDialog } from './export-dialog.tsx';
import approvalStyles from '../approvals/approvals.module.css';
import styles from './audit.module.css';

const outcomeTones = { done: 'success', rejected: 'danger', requested: 'wait' } as const;

/**
 * Page of the audit log: search the log, view one entry, and export the log. An operator of a brand sees the log of
 * this brand.
 */
export const AuditScreen = () => {
  const t = useTexts('activity');
  const isPermitted = usePermissions();
  const { data: me } = useWhoAmIQuery();
  const isForPlatform = me?.permissions.includes('audit:read') ?? false;
  const brands = (me?.brands ?? []).filter(({ permissions }) => permissions.includes('audit:read'));
  const [filter, setFilter] = useState<AuditFilter>({
    ...noFilter,
    chain: isForPlatform ? '' : (brands[0]?.code ?? ''),
  });
  const [cursor, setCursor] = useState<string>();
  const [opened, setOpened] = useState<AuditEntry>();
  const [isExporting, setExporting] = useState(false);
  const search = { ...toSearch(filter), ...(cursor && { cursor }) };
  const ofPlatform = useAuditEntriesQuery(
    { ...search, ...(filter.chain && { chain: filter.chain }) },
    { skip: !isForPlatform, refetchOnMountOrArgChange: true },
  );
  const ofBrand = useBrandAuditEntriesQuery(
    { ...search, brand: filter.chain },
    { skip: isForPlatform, refetchOnMountOrArgChange: true },
  );
  const state = useContentState(isForPlatform ? ofPlatform : ofBrand);
  const handleFilter = (next: AuditFilter) => {
    setFilter(next);
    setCursor(undefined);
  };
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        detail={t('audit.intro')}
        actions={isPermitted('audit:export') && <Button onClick={() => setExporting(true)}>{t('audit.export')}</Button>}
      />
      <AuditFilters value={filter} onChange={handleFilter} brands={brands} isForPlatform={isForPlatform} />
      <AsyncContent state={state}>
        {({ list, next }) => (
          <>
            <EntryTable entries={list} onOpen={setOpened} />
            {next !== null && (
              <Button className={approvalStyles.more} onClick={() => setCursor(next)}>
                {t('older')}
              </Button>
            )}
          </>
        )}
      </AsyncContent>
      {opened && <AuditEntryDialog entry={opened} isForPlatform={isForPlatform} onClose={() => setOpened(undefined)} />}
      {isExporting && (
        <ExportDialog
          chain={filter.chain}
          brands={brands}
          isForPlatform={isForPlatform}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
};

interface EntryTableProps {
  readonly entries: readonly AuditEntry[];
  readonly onOpen: (entry: AuditEntry) => void;
}

const EntryTable = ({ entries, onOpen }: EntryTableProps) => {
  const t = useTexts('activity');
  const shell = useTexts('shell');
  const format = useFormat();
  const getOperationName = useOperationName();
  const getOperatorName = useOperatorName();
  if (entries.length === 0) return <EmptyState kind="no-result" title={t('audit.empty')} />;
  const columns: Column<AuditEntry>[] = [
    { id: 'act', label: t('audit.act'), render: ({ operation }) => getOperationName(operation) },
    { id: 'time', label: t('audit.time'), render: ({ at }) => format.time(at) },
    {
      id: 'operator',
      label: t('audit.operator'),
      render: ({ operatorId }) => <bdi>{operatorId ? getOperatorName(operatorId) : t('audit.noOperator')}</bdi>,
    },
    {
      id: 'chain',
      label: t('audit.brand'),
      render: ({ chain }) => <bdi>{chain === 'platform' ? shell('platform') : chain}</bdi>,
    },
    {
      id: 'outcome',
      label: t('audit.outcome'),
      render: ({ outcome }) => <Tag tone={outcomeTones[outcome]}>{t(`audit.outcomes.${outcome}`)}</Tag>,
    },
    {
      id: 'open',
      label: t('audit.entry'),
      render: (entry) => (
        <Button className={styles.entry} size="small" tone="plain" onClick={() => onOpen(entry)}>
          {t('audit.number', { number: entry.number })}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      label={t('audit.title')}
      columns={columns}
      items={entries}
      getKey={({ chain, number }) => `${chain} ${number}`}
    />
  );
};

import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Link } from '@livery/ui/link';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { useOperatorName } from '../../control/use-operator-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { None } from '../../ui/none.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { RequestState } from './request-state.tsx';
import { type BrandRequest, useBrandRequestsQuery } from './requests.api.ts';
import styles from './requests.module.css';

const states = ['active', 'open', 'accepted', 'done', 'declined', 'withdrawn', 'all'] as const;
type State = (typeof states)[number];
type Show = 'all' | 'mine';

/** The requests for brands that the operator may see. */
export const RequestsScreen = () => {
  const t = useTexts('creation');
  const isPermitted = usePermissions();
  const [state, setState] = useState<State>('active');
  const [show, setShow] = useState<Show>('all');
  const [cursor, setCursor] = useState<string>();
  const content = useContentState(useBrandRequestsQuery({ state, show, ...(cursor && { cursor }) }));
  const change = (apply: () => void) => {
    apply();
    setCursor(undefined);
  };
  return (
    <>
      <PageHeader
        title={t('requests.title')}
        detail={t('requests.intro')}
        actions={
          isPermitted('brands:request') && (
            <Button tone="accent" href={`${paths.newBrand}?way=request`}>
              {t('requests.new')}
            </Button>
          )
        }
      />
      <div className={styles.filters}>
        <SelectField
          label={t('requests.state')}
          value={state}
          onSelect={(next) => change(() => setState(next as State))}
          options={states.map((each) => ({ value: each, label: t(`states.${each}`) }))}
        />
        <SegmentedControl
          label={t('requests.show')}
          value={show}
          onSelect={(next) => change(() => setShow(next as Show))}
          segments={(['all', 'mine'] as const).map((id) => ({ id, label: t(`requests.shown.${id}`) }))}
        />
      </div>
      <AsyncContent state={content}>
        {({ list, next }) => (
          <>
            <RequestTable requests={list} />
            {next !== null && (
              <Button className={styles.more} onClick={() => setCursor(next)}>
                {t('requests.older')}
              </Button>
            )}
          </>
        )}
      </AsyncContent>
    </>
  );
};

const RequestTable = ({ requests }: { readonly requests: readonly BrandRequest[] }) => {
  const t = useTexts('creation');
  const format = useFormat();
  const getOperatorName = useOperatorName();
  if (requests.length === 0) return <EmptyState kind="done" title={t('requests.empty')} />;
  const columns: Column<BrandRequest>[] = [
    {
      id: 'name',
      label: t('name'),
      render: ({ requestId, name }) => (
        <Link href={paths.request(requestId)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { id: 'state', label: t('requests.state'), render: ({ state }) => <RequestState state={state} /> },
    {
      id: 'by',
      label: t('requests.requestedBy'),
      render: ({ requestedBy }) => <bdi>{getOperatorName(requestedBy)}</bdi>,
    },
    {
      id: 'owner',
      label: t('requests.owner'),
      render: ({ owner }) => (owner === null ? <None /> : <bdi>{getOperatorName(owner)}</bdi>),
    },
    {
      id: 'deadline',
      label: t('request.deadline'),
      render: ({ deadline }) => (deadline === null ? <None /> : format.day(`${deadline}T12:00:00`)),
    },
  ];
  return (
    <RecordTable label={t('requests.title')} columns={columns} items={requests} getKey={({ requestId }) => requestId} />
  );
};

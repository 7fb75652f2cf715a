import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Link } from '@livery/ui/link';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { paths } from '../../navigation/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePermissions } from '../../session/use-permissions.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { type Operator, useOperatorsQuery } from '../access.api.ts';
import { useRoleName } from '../use-role-name.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { OperatorState } from './operator-state.tsx';
import styles from '../../ui/search-table.module.css';
import { useFactorsText } from './use-factors-text.ts';

const isMatch = ({ name, email }: Operator, search: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(search.trim().toLowerCase());

/** Page that lists all operators with their roles and second factors. */
export const OperatorsScreen = () => {
  const t = useTexts('access');
  const isPermitted = usePermissions();
  const state = useContentState(useOperatorsQuery());
  const [search, setSearch] = useState('');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('operators.title')}
        {...(state.data && { detail: t('operators.count', { count: state.data.list.length }) })}
        actions={
          isPermitted('operators:invite') && (
            <Button tone="accent" onClick={() => setInviting(true)}>
              {t('operators.invite')}
            </Button>
          )
        }
      />
      <TextField
        className={styles.search}
        label={t('operators.search')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <AsyncContent state={state}>
        {({ list }) => <OperatorTable operators={list.filter((operator) => isMatch(operator, search))} />}
      </AsyncContent>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
};

const OperatorTable = ({ operators }: { readonly operators: readonly Operator[] }) => {
  const t = useTexts('access');
  const format = useFormat();
  const getRoleName = useRoleName();
  const getFactorsText = useFactorsText();
  if (operators.length === 0) return <EmptyState kind="no-result" title={t('operators.empty')} />;
  const columns: Column<Operator>[] = [
    {
      id: 'name',
      label: t('operators.name'),
      render: ({ id, name, email }) => (
        <Link href={paths.operator(id)} className={styles.name}>
          <bdi>{name}</bdi>
          <bdi className={styles.detail}>{email}</bdi>
        </Link>
      ),
    },
    { id: 'state', label: t('operators.state'), render: ({ state }) => <OperatorState state={state} /> },
    {
      id: 'roles',
      label: t('operators.roles'),
      render: ({ grants }) => format.list([...new Set(grants.map(({ roleId }) => getRoleName(roleId)))]),
    },
    { id: 'factors', label: t('operators.factors'), render: getFactorsText },
    {
      id: 'login',
      label: t('operators.lastLogin'),
      render: ({ lastLoginAt }) => (lastLoginAt ? format.time(lastLoginAt) : t('operators.never')),
    },
  ];
  return <RecordTable label={t('operators.title')} columns={columns} items={operators} getKey={({ id }) => id} />;
};

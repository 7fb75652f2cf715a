import { AsyncContent } from '@livery/ui/async-content';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useContentState } from '../../api/use-content-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { type ApiToken, useApiTokensQuery } from '../access.api.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';

/** Page that lists the API tokens of all operators. */
export const ApiTokensScreen = () => {
  const t = useTexts('access');
  const state = useContentState(useApiTokensQuery());
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken>();
  return (
    <>
      <PageHeader
        title={t('tokens.title')}
        detail={t('tokens.intro')}
        actions={
          <Button tone="accent" onClick={() => setCreating(true)}>
            {t('tokens.create')}
          </Button>
        }
      />
      <AsyncContent state={state}>{({ list }) => <TokenTable tokens={list} onRevoke={setRevoked} />}</AsyncContent>
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {revoked && <RevokeTokenDialog token={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
};

interface TokenTableProps {
  readonly tokens: readonly ApiToken[];
  readonly onRevoke: (token: ApiToken) => void;
}

const TokenTable = ({ tokens, onRevoke }: TokenTableProps) => {
  const t = useTexts('access');
  const format = useFormat();
  if (tokens.length === 0) return <EmptyState kind="first-use" title={t('tokens.empty')} />;
  const columns: Column<ApiToken>[] = [
    { id: 'name', label: t('tokens.name'), render: ({ name }) => <bdi>{name}</bdi> },
    { id: 'owner', label: t('tokens.owner'), render: ({ operatorName }) => <bdi>{operatorName}</bdi> },
    {
      id: 'permissions',
      label: t('tokens.permissions'),
      render: ({ permissions }) => format.list(permissions.map((permission) => t(`permission.${permission}`))),
    },
    {
      id: 'brands',
      label: t('tokens.brands'),
      render: ({ brands }) => (brands ? format.list(brands) : t('tokens.allBrands')),
    },
    { id: 'ends', label: t('tokens.ends'), render: ({ endsAt }) => format.day(endsAt) },
    {
      id: 'used',
      label: t('tokens.lastUsed'),
      render: ({ lastUsedAt }) => (lastUsedAt ? format.time(lastUsedAt) : t('tokens.never')),
    },
    {
      id: 'revoke',
      label: '',
      render: (token) => (
        <Button size="small" onClick={() => onRevoke(token)}>
          {t('tokens.revoke')}
        </Button>
      ),
    },
  ];
  return <RecordTable label={t('tokens.title')} columns={columns} items={tokens} getKey={({ id }) => id} />;
};

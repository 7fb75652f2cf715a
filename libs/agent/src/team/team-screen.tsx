import { useTeamMembersInfiniteQuery, type TreeFilter } from '@livery/api/agents/team';
import { maxReceivers } from '@livery/contract/agents/team-limits';
import { useFlags } from '@livery/kit/flags';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useFormat } from '@livery/kit/format/use-format';
import { useInfiniteQueryState } from '@livery/kit/query-state/use-infinite-query-state';
import { useDateRange } from '@livery/kit/date-range/use-date-range';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { DateRangePicker } from '@livery/ui/date-range-picker';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SearchField } from '@livery/ui/search-field';
import { Sheet } from '@livery/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SelectableRow } from './selectable-row.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DownlineTransferForm } from './downline-transfer-form.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberSheet } from './member-sheet.tsx';
import tree from './team.module.css';
import { useSelection } from './use-selection.ts';

const kinds = ['all', 'agents', 'members'] as const;
const states = ['all', 'online', 'away', 'disabled'] as const;
const sorts = ['joined', 'bet'] as const;

/**
 * Returns a function that stores the searched name in the URL. If the text is empty, the function removes the name
 * from the URL.
 */
const useNameSearch = () => {
  const [, setSearch] = useSearchParams();
  return (text: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text) after.set('name', text);
        else after.delete('name');
        return after;
      },
      { replace: true },
    );
};

const useFilters = () => {
  const [kind, setKind] = useSearchParamChoice('kind', kinds);
  const [state, setState] = useSearchParamChoice('state', states);
  const [sort, setSort] = useSearchParamChoice('sort', sorts);
  return { kind, setKind, state, setState, sort, setSort };
};

const Filters = ({ filters }: { readonly filters: ReturnType<typeof useFilters> }) => {
  const { t } = useTranslation('team');
  const { kind, setKind, state, setState, sort, setSort } = filters;
  return (
    <details className={tree.filters} open={kind !== 'all' || state !== 'all' || sort !== 'joined'}>
      <summary className={tree.filtersHeader}>
        {t('team.filters')}
        <ChevronDownIcon />
      </summary>
      <ChipRow
        label={t('kind.label')}
        value={kind}
        onSelect={setKind}
        choices={kinds.map((each) => [each, t(`kind.${each}`)] as const)}
      />
      <ChipRow
        label={t('state.label')}
        value={state}
        onSelect={setState}
        choices={states.map((each) => [each, t(`state.${each}`)] as const)}
      />
      <ChipRow
        label={t('sort.label')}
        value={sort}
        onSelect={setSort}
        choices={sorts.map((each) => [each, t(`sort.${each}`)] as const)}
      />
    </details>
  );
};

interface SelectionBarProps {
  readonly selected: NonNullable<ReturnType<typeof useSelection>['selected']>;
  readonly isFull: boolean;
  readonly onCancel: () => void;
  readonly onTransfer: () => void;
}

const SelectionBar = ({ selected, isFull, onCancel, onTransfer }: SelectionBarProps) => {
  const { t } = useTranslation(['team', 'shell']);
  const { count } = useFormat();
  return (
    <div className={tree.bar} role="group" aria-label={t('team:give.several')}>
      <span className={tree.chosen} aria-live="polite">
        {t('team:give.chosen', { number: count(selected.length) })}
        {isFull && <span className={tree.note}>{t('team:give.most', { most: count(maxReceivers) })}</span>}
      </span>
      <Button className={tree.action} onClick={onCancel}>
        {t('shell:action.cancel')}
      </Button>
      <Button
        className={tree.action}
        tone="accent"
        disabled={selected.length === 0}
        aria-haspopup="dialog"
        onClick={onTransfer}
      >
        {t('team:give.toChosen')}
      </Button>
    </div>
  );
};

/**
 * Shows the downline tree (the tree of all members below the agent). It lists one level of the tree, or all members
 * whose names start with the searched text.
 */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'money', 'errors', 'shell']);
  const [search] = useSearchParams();
  const find = useNameSearch();
  const { picker, range } = useDateRange();
  const filters = useFilters();
  const { kind, state, sort } = filters;
  const [shown, setShown] = useState<string | undefined>(search.get('member') ?? undefined);
  const { AGETRANSFERUP3 } = useFlags();
  const { selected, has, toggle, isFull, begin, end } = useSelection();
  const [isTransferring, setTransferring] = useState(false);
  const closeTransfer = (wasSent: boolean): void => {
    setTransferring(false);
    if (wasSent) end();
  };
  const [parentId, named] = [search.get('parent') ?? undefined, search.get('name')?.slice(0, 32) ?? ''];
  const filter = { ...range, kind, state, sort, search: named, ...(parentId && { parentId }) } satisfies TreeFilter;
  const queryState = useInfiniteQueryState(useTeamMembersInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 }));
  const hasMembers = (queryState.data?.[0]?.list.length ?? 0) > 0;
  return (
    <Page>
      <Stack>
        <SearchField
          key={named}
          label={t('team:team.search')}
          clearLabel={t('team:team.clear')}
          defaultValue={named}
          maxLength={32}
          onSearch={find}
        />
        <DateRangePicker {...picker} />
        <Filters filters={filters} />
      </Stack>
      {AGETRANSFERUP3 && !selected && hasMembers && (
        <Button className={tree.several} size="small" onClick={begin}>
          {t('team:give.several')}
        </Button>
      )}
      <Breadcrumbs path={queryState.data?.[0]?.path ?? []} />
      <RecordList
        state={queryState}
        empty={t(named ? 'team:team.notFound' : 'team:team.empty')}
        emptyDetail={t(named ? 'team:team.notFoundDetail' : 'team:team.emptyDetail')}
        getKey={({ id }) => id}
        renderRow={(member) =>
          selected ? (
            <SelectableRow
              member={member}
              isSelected={has(member.id)}
              isFull={isFull}
              onToggle={() => toggle(member)}
            />
          ) : (
            <MemberRow member={member} isSearchResult={named !== ''} onSelect={() => setShown(member.id)} />
          )
        }
      />
      {selected && (
        <SelectionBar selected={selected} isFull={isFull} onCancel={end} onTransfer={() => setTransferring(true)} />
      )}
      {selected && isTransferring && (
        <Sheet isOpen onOpenChange={(isOpen) => !isOpen && setTransferring(false)} title={t('team:give.title')}>
          <DownlineTransferForm to={selected} onBack={closeTransfer} />
        </Sheet>
      )}
      {shown && <MemberSheet id={shown} range={range} onClose={() => setShown(undefined)} />}
    </Page>
  );
};

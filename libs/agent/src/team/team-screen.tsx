import { useTeamMembersInfiniteQuery, type TreeFilter } from '@livery/api/team';
import { useChoice } from '@livery/kit/use-choice';
import { useRange } from '@livery/kit/use-range';
import { ChipRow } from '@livery/ui/chip-row';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { SearchField } from '@livery/ui/search-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RangeChips } from '../parts/range-chips.tsx';
import { RecordList } from '../parts/record-list.tsx';
import styles from '../parts/page.module.css';
import { Crumbs } from './crumbs.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberSheet } from './member-sheet.tsx';
import tree from './team.module.css';

const kinds = ['all', 'agents', 'members'] as const;
const states = ['all', 'online', 'away', 'disabled'] as const;
const sorts = ['joined', 'bet'] as const;

/** The downline tree: who stands right below, one level after the other, or whose name begins so. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'money', 'errors', 'shell']);
  const [search, setSearch] = useSearchParams();
  const { preset, choose, range } = useRange();
  const [kind, setKind] = useChoice('kind', kinds);
  const [state, setState] = useChoice('state', states);
  const [sort, setSort] = useChoice('sort', sorts);
  const [shown, setShown] = useState<string | undefined>(search.get('member') ?? undefined);
  const [parentId, named] = [search.get('parent') ?? undefined, search.get('name')?.slice(0, 32) ?? ''];
  const filter = { ...range, kind, state, sort, search: named, ...(parentId && { parentId }) } satisfies TreeFilter;
  const query = useTeamMembersInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 });
  const find = (text: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text) after.set('name', text);
        else after.delete('name');
        return after;
      },
      { replace: true },
    );
  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <SearchField key={named} label={t('team:team.search')} clearLabel={t('team:team.clear')} defaultValue={named} maxLength={32} onSearch={find} />
        <RangeChips preset={preset} onSelect={choose} />
        <details className={tree.filters} open={kind !== 'all' || state !== 'all' || sort !== 'joined'}>
          <summary className={tree.filtersHead}>
            {t('team:team.filters')}
            <ChevronDownIcon />
          </summary>
          <ChipRow label={t('team:kind.label')} value={kind} onSelect={setKind} choices={kinds.map((each) => [each, t(`team:kind.${each}`)] as const)} />
          <ChipRow label={t('team:state.label')} value={state} onSelect={setState} choices={states.map((each) => [each, t(`team:state.${each}`)] as const)} />
          <ChipRow label={t('team:sort.label')} value={sort} onSelect={setSort} choices={sorts.map((each) => [each, t(`team:sort.${each}`)] as const)} />
        </details>
      </div>
      <Crumbs path={query.currentData?.pages[0]?.path ?? []} />
      <RecordList query={query} empty={t(named ? 'team:team.notFound' : 'team:team.empty')} detail={t(named ? 'team:team.notFoundDetail' : 'team:team.emptyDetail')} keyOf={({ id }) => id} renderRow={(member) => <MemberRow member={member} onSelect={() => setShown(member.id)} />} />
      {shown && <MemberSheet id={shown} range={range} onClose={() => setShown(undefined)} />}
    </div>
  );
};

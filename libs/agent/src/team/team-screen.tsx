import { useTeamMembersInfiniteQuery, type TreeFilter } from '@livery/api/team';
import { mostReceivers } from '@livery/contract/team-limits';
import { useFlags } from '@livery/kit/flags';
import { useChoice } from '@livery/kit/use-choice';
import { useFormat } from '@livery/kit/use-format';
import { usePages } from '@livery/kit/use-pages';
import { useRange } from '@livery/kit/use-range';
import { Button } from '@livery/ui/button';
import { ChipRow } from '@livery/ui/chip-row';
import { ChevronDownIcon } from '@livery/ui/icons/chevron-down';
import { Page, Stack } from '@livery/ui/page';
import { RecordList } from '@livery/ui/record-list';
import { SearchField } from '@livery/ui/search-field';
import { Sheet } from '@livery/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChooseRow } from './choose-row.tsx';
import { Crumbs } from './crumbs.tsx';
import { GiveForm } from './give-form.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberSheet } from './member-sheet.tsx';
import tree from './team.module.css';
import { useChosen } from './use-chosen.ts';

const kinds = ['all', 'agents', 'members'] as const;
const states = ['all', 'online', 'away', 'disabled'] as const;
const sorts = ['joined', 'bet'] as const;

/** The downline tree: who stands right below, one level after the other, or whose name begins so. */
export const Screen = () => {
  const { t } = useTranslation(['team', 'records', 'money', 'errors', 'shell']);
  const [search, setSearch] = useSearchParams();
  const { chips, range } = useRange();
  const [kind, setKind] = useChoice('kind', kinds);
  const [state, setState] = useChoice('state', states);
  const [sort, setSort] = useChoice('sort', sorts);
  const [shown, setShown] = useState<string | undefined>(search.get('member') ?? undefined);
  const { AGETRANSFERUP3 } = useFlags();
  const { count } = useFormat();
  const { chosen, has, toggle, isFull, begin, end } = useChosen();
  const [isGiving, setGiving] = useState(false);
  const leaveGiving = (wasSent: boolean): void => {
    setGiving(false);
    if (wasSent) end();
  };
  const [parentId, named] = [search.get('parent') ?? undefined, search.get('name')?.slice(0, 32) ?? ''];
  const filter = { ...range, kind, state, sort, search: named, ...(parentId && { parentId }) } satisfies TreeFilter;
  const answer = usePages(useTeamMembersInfiniteQuery(filter, { refetchOnMountOrArgChange: 30 }));
  const hasMembers = (answer.data?.[0]?.list.length ?? 0) > 0;
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
        <ChipRow {...chips} />
        <details className={tree.filters} open={kind !== 'all' || state !== 'all' || sort !== 'joined'}>
          <summary className={tree.filtersHead}>
            {t('team:team.filters')}
            <ChevronDownIcon />
          </summary>
          <ChipRow
            label={t('team:kind.label')}
            value={kind}
            onSelect={setKind}
            choices={kinds.map((each) => [each, t(`team:kind.${each}`)] as const)}
          />
          <ChipRow
            label={t('team:state.label')}
            value={state}
            onSelect={setState}
            choices={states.map((each) => [each, t(`team:state.${each}`)] as const)}
          />
          <ChipRow
            label={t('team:sort.label')}
            value={sort}
            onSelect={setSort}
            choices={sorts.map((each) => [each, t(`team:sort.${each}`)] as const)}
          />
        </details>
      </Stack>
      {AGETRANSFERUP3 && !chosen && hasMembers && (
        <Button className={tree.several} size="small" onClick={begin}>
          {t('team:give.several')}
        </Button>
      )}
      <Crumbs path={answer.data?.[0]?.path ?? []} />
      <RecordList
        answer={answer}
        empty={t(named ? 'team:team.notFound' : 'team:team.empty')}
        emptyDetail={t(named ? 'team:team.notFoundDetail' : 'team:team.emptyDetail')}
        keyOf={({ id }) => id}
        renderRow={(member) =>
          chosen ? (
            <ChooseRow member={member} isChosen={has(member.id)} isFull={isFull} onToggle={() => toggle(member)} />
          ) : (
            <MemberRow member={member} isFound={named !== ''} onSelect={() => setShown(member.id)} />
          )
        }
      />
      {chosen && (
        <div className={tree.bar} role="group" aria-label={t('team:give.several')}>
          <span className={tree.chosen} aria-live="polite">
            {t('team:give.chosen', { number: count(chosen.length) })}
            {isFull && <span className={tree.note}>{t('team:give.most', { most: count(mostReceivers) })}</span>}
          </span>
          <Button className={tree.way} onClick={end}>
            {t('shell:action.cancel')}
          </Button>
          <Button
            className={tree.way}
            tone="accent"
            disabled={chosen.length === 0}
            aria-haspopup="dialog"
            onClick={() => setGiving(true)}
          >
            {t('team:give.toChosen')}
          </Button>
        </div>
      )}
      {chosen && isGiving && (
        <Sheet isOpen onOpenChange={(isOpen) => !isOpen && setGiving(false)} title={t('team:give.title')}>
          <GiveForm to={chosen} onBack={leaveGiving} />
        </Sheet>
      )}
      {shown && <MemberSheet id={shown} range={range} onClose={() => setShown(undefined)} />}
    </Page>
  );
};

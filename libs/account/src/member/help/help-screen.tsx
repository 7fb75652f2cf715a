import type { HelpPage } from '@livery/api/support/help';
import { Button } from '@livery/ui/button';
import { SearchField } from '@livery/ui/search-field';
import { EmptyState } from '@livery/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getActiveEntryIndex, toEntryParam, entryParam } from './active-entry.ts';
import { matchesQuery } from './find-pages.ts';
import { HelpBar } from './help-bar.tsx';
import { HelpFooter } from './help-footer.tsx';
import { HelpList } from './help-list.tsx';
import { HelpEmpty, HelpFailed } from '../../shared/help-pages/help-empty.tsx';
import { HelpLoading } from './help-loading.tsx';
import styles from './help.module.css';
import { useHelpPages } from '../../shared/help-pages/use-help-pages.ts';

/** Help center. The URL contains the index of the open entry, so that a member can share a link to this entry. */
export const Screen = () => {
  useTranslation(['help', 'shell']);
  return (
    <>
      <HelpBar />
      <div className={styles.root}>
        <Content />
      </div>
    </>
  );
};

const Content = () => {
  const { t } = useTranslation('help');
  const state = useHelpPages('help');
  if (state.status === 'failed') return <HelpFailed title={t('failed')} state={state} />;
  if (state.status === 'loading') return <HelpLoading />;
  if (state.pages.length === 0) return <HelpEmpty title={t('none')} />;
  return <HelpArticles pages={state.pages} />;
};

const HelpArticles = ({ pages }: { pages: readonly HelpPage[] }) => {
  const { t } = useTranslation('help');
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const activeIndex = getActiveEntryIndex(query.get(entryParam), pages.length);
  const matches = pages.filter((page) => matchesQuery(page, search));
  const toggle = (page: HelpPage) => {
    const next = pages.indexOf(page);
    setQuery({ [entryParam]: toEntryParam(next === activeIndex ? -1 : next) }, { replace: true });
  };
  return (
    <>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onSearch={setSearch}
      />
      {matches.length === 0 ? (
        <EmptyState
          kind="no-result"
          title={t('noResult', { words: search })}
          action={<Button onClick={() => setSearch('')}>{t('all')}</Button>}
        />
      ) : (
        <HelpList pages={matches} openId={pages[activeIndex]?.id} onToggle={toggle} />
      )}
      <HelpFooter />
    </>
  );
};

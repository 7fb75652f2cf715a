import type { HelpPage } from '@livery/api/help';
import { Button } from '@livery/ui/button';
import { SearchField } from '@livery/ui/search-field';
import { StateView } from '@livery/ui/state-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { activeEntry, entryOf, entryParameter } from './active-entry.ts';
import { speaksOf } from './find-pages.ts';
import { HelpBar } from './help-bar.tsx';
import { HelpFoot } from './help-foot.tsx';
import { HelpList } from './help-list.tsx';
import { HelpEmpty, HelpFailed } from './help-missing.tsx';
import { HelpWaiting } from './help-waiting.tsx';
import styles from './help.module.css';
import { useHelpPages } from './use-help-pages.ts';

/** The help center. Which answer is open stands in the address, so that it can be shared and found again. */
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
  if (state.status === 'waiting') return <HelpWaiting />;
  if (state.pages.length === 0) return <HelpEmpty title={t('none')} />;
  return <Answers pages={state.pages} />;
};

const Answers = ({ pages }: { pages: readonly HelpPage[] }) => {
  const { t } = useTranslation('help');
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const place = activeEntry(query.get(entryParameter), pages.length);
  const found = pages.filter((page) => speaksOf(page, search));
  const toggle = (page: HelpPage) => {
    const next = pages.indexOf(page);
    setQuery({ [entryParameter]: entryOf(next === place ? -1 : next) }, { replace: true });
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
      {found.length === 0 ? (
        <StateView
          kind="no-result"
          title={t('noResult', { words: search })}
          action={<Button onClick={() => setSearch('')}>{t('all')}</Button>}
        />
      ) : (
        <HelpList pages={found} openId={pages[place]?.id} onToggle={toggle} />
      )}
      <HelpFoot />
    </>
  );
};

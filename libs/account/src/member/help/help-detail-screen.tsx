import type { HelpPage } from '@livery/api/support/help';
import { paths } from '@livery/kit/paths';
import { SafeHtml } from '@livery/kit/safe-html';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getActiveEntryIndex, entryParam } from './active-entry.ts';
import { HelpBar } from './help-bar.tsx';
import { HelpFooter } from './help-footer.tsx';
import { HelpEmpty, HelpFailed } from '../../shared/help-pages/help-empty.tsx';
import styles from './help.module.css';
import { useHelpPages } from '../../shared/help-pages/use-help-pages.ts';

/** Page with one help entry. The URL selects the entry. Without a selection, the page shows the first entry. */
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
  const [query] = useSearchParams();
  const state = useHelpPages('help');
  if (state.status === 'failed') return <HelpFailed title={t('failed')} state={state} />;
  if (state.status === 'loading') return <Waiting />;
  const page = state.pages[Math.max(0, getActiveEntryIndex(query.get(entryParam), state.pages.length))];
  return page ? <HelpArticle page={page} /> : <HelpEmpty title={t('none')} />;
};

const HelpArticle = ({ page }: { page: HelpPage }) => {
  const { t } = useTranslation('help');
  return (
    <>
      <article className={styles.page}>
        <h2 className={styles.heading}>{page.title}</h2>
        <SafeHtml html={page.content} />
      </article>
      <Button isWide href={paths.help}>
        {t('all')}
      </Button>
      <HelpFooter />
    </>
  );
};

const Waiting = () => (
  <div className={styles.page} aria-busy>
    <Skeleton style={{ inlineSize: '60%' }} />
    <Skeleton style={{ inlineSize: '96%' }} />
    <Skeleton style={{ inlineSize: '88%' }} />
    <Skeleton style={{ inlineSize: '40%' }} />
  </div>
);

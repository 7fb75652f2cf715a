import type { HelpPage } from '@livery/api/help';
import { paths } from '@livery/kit/paths';
import { SafeHtml } from '@livery/kit/safe-html';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { activeEntry, entryParameter } from './active-entry.ts';
import { HelpBar } from './help-bar.tsx';
import { HelpFoot } from './help-foot.tsx';
import { HelpEmpty, HelpFailed } from './help-missing.tsx';
import styles from './help.module.css';
import { useHelpPages } from './use-help-pages.ts';

/** One answer by itself: the one that the address names, or the first. */
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
  if (state.status === 'waiting') return <Waiting />;
  const page = state.pages[Math.max(0, activeEntry(query.get(entryParameter), state.pages.length))];
  return page ? <Answer page={page} /> : <HelpEmpty title={t('none')} />;
};

const Answer = ({ page }: { page: HelpPage }) => {
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
      <HelpFoot />
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

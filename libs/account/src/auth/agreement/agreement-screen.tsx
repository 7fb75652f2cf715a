import { SafeHtml } from '@livery/kit/safe-html';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { HelpEmpty, HelpFailed } from '../../shared/help-pages/help-empty.tsx';
import { useHelpPages } from '../../shared/help-pages/use-help-pages.ts';
import styles from './agreement-screen.module.css';

export const Screen = () => {
  const { t } = useTranslation(['help', 'shell']);
  const state = useHelpPages('agreement');
  if (state.status === 'failed') return <HelpFailed title={t('agreement.failed')} state={state} />;
  if (state.status === 'loading') return <Waiting />;
  if (state.pages.length === 0) return <HelpEmpty title={t('agreement.none')} />;
  return (
    <article className={styles.root}>
      {state.pages.map(({ id, title, content }) => (
        <section key={id} className={styles.clause}>
          <h2 className={styles.heading}>{title}</h2>
          <SafeHtml html={content} />
        </section>
      ))}
    </article>
  );
};

const lines = [44, 96, 90, 62];

const Waiting = () => (
  <div className={styles.root} aria-busy>
    {[0, 1, 2].map((clause) => (
      <div key={clause} className={styles.clause}>
        {lines.map((percent) => (
          <Skeleton key={percent} style={{ inlineSize: `${percent}%` }} />
        ))}
      </div>
    ))}
  </div>
);

import { SafeHtml } from '@livery/kit/safe-html';
import { useTranslation } from 'react-i18next';
import { HelpEmpty, HelpFailed } from '../../shared/help-pages/help-empty.tsx';
import { useHelpPages } from '../../shared/help-pages/use-help-pages.ts';
import { LegalWaiting } from './legal-waiting.tsx';
import styles from './legal.module.css';

/** Shows the user agreement of the gateway. It is the default for a brand without its own terms. */
export const DefaultTerms = () => {
  const { t } = useTranslation('help');
  const state = useHelpPages('agreement');
  if (state.status === 'failed') return <HelpFailed title={t('agreement.failed')} state={state} />;
  if (state.status === 'loading') return <LegalWaiting />;
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

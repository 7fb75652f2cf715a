import { useBrand } from '@livery/kit/brand';
import { formatAuthority } from '@livery/kit/format/format-authority';
import { useFormat } from '@livery/kit/format/use-format';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { paths } from '@livery/kit/paths';
import { legalPaths } from '@livery/kit/paths/legal-paths';
import { type LegalPage, legalPages } from '@livery/merchant/legal-texts';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { HelpFailed } from '../../shared/help-pages/help-empty.tsx';
import { DefaultTerms } from './default-terms.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { LegalWaiting } from './legal-waiting.tsx';
import styles from './legal.module.css';
import { useLegalText } from './use-legal-text.ts';

/** Shows the legal page that the URL selects, with the brand's own text or the default text of the app. */
export const Screen = () => {
  const { t } = useTranslation(['help', 'home', 'play', 'shell']);
  const { pathname } = useLocation();
  const page = legalPages.find((each) => matchPath(legalPaths[each], pathname)) ?? 'terms';
  const state = useLegalText(page);
  if (state.status === 'loading') return <LegalWaiting />;
  if (state.status === 'failed') return <HelpFailed title={t('legal.failed')} state={state} />;
  if (!state.blocks && page === 'terms') return <DefaultTerms />;
  return (
    <article className={styles.text}>
      {state.blocks ? <LegalBlocks blocks={state.blocks} /> : <DefaultText page={page} />}
      {page === 'play' && <Button href={paths.responsibleGaming}>{t('play:set')}</Button>}
    </article>
  );
};

const DefaultText = ({ page }: { readonly page: LegalPage }) => {
  const { t } = useTranslation(['help', 'home']);
  const { name, minimumAge, authority } = useBrand();
  const { count } = useFormat();
  const { bcp47 } = useLanguage();
  if (page === 'privacy') return <p>{t('legal.privacy', { name })}</p>;
  if (page === 'play') return <p>{t('legal.play')}</p>;
  return (
    <>
      {authority && <p>{t('home:footer.rules', { authority: formatAuthority(authority, bcp47) })}</p>}
      <p>{t('home:footer.adults', { age: count(minimumAge) })}</p>
    </>
  );
};

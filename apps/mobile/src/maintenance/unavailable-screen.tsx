import { useSystemStatusQuery } from '@livery/api/site-settings';
import { StartupState } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { AppBar } from '@livery/ui/app-bar';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../status-screens/page-title.tsx';
import { LanguageButton } from '../app-bar/language-button.tsx';
import { Logo } from '../app-bar/logo.tsx';
import styles from '../status-screens/status-screen.module.css';
import { formatMaintenanceEnd } from './format-maintenance-end.ts';

const pollIntervalMs = 60_000;

/**
 * Replaces every screen while the site is unavailable (under maintenance or in a restricted region). Shows the reason,
 * the expected end and the contact of the support. When the site is available again, the normal screens appear.
 */
export const UnavailableScreen = ({ state }: { state: StartupState }) => {
  useTranslation('menu');
  return (
    <>
      <AppBar start={<Logo />} end={<LanguageButton />} />
      {state === StartupState.Maintenance ? <Maintenance /> : <Restricted />}
    </>
  );
};

const Maintenance = () => {
  const { t } = useTranslation(['menu', 'shell']);
  const { bcp47 } = useLanguage();
  const { data, isFetching, refetch } = useSystemStatusQuery(undefined, { pollingInterval: pollIntervalMs });
  const time = formatMaintenanceEnd(data?.maintenanceUntil, bcp47);
  const isOverdue = Boolean(data?.maintenanceUntil) && time === null;
  return (
    <EmptyState
      className={styles.root}
      kind="maintenance"
      title={<PageTitle>{t('shell:state.maintenance.title')}</PageTitle>}
      detail={
        <>
          {t('shell:state.maintenance.text')}
          {(time ?? isOverdue) && (
            <strong className={styles.fact}>{isOverdue ? t('closed.soon') : t('closed.until', { time })}</strong>
          )}
        </>
      }
      action={
        <div className={styles.actions}>
          <Button tone="accent" isPending={isFetching} onClick={() => void refetch()}>
            {t('closed.again')}
          </Button>
          <Service />
        </div>
      }
    />
  );
};

const Restricted = () => {
  const { t } = useTranslation(['menu', 'shell']);
  const { bcp47 } = useLanguage();
  const country = getCountryName(useSystemStatusQuery().data?.country, bcp47);
  return (
    <EmptyState
      className={styles.root}
      kind="restricted"
      title={<PageTitle>{t('shell:state.restricted.title')}</PageTitle>}
      detail={
        <>
          {t('shell:state.restricted.text')}
          {country && <strong className={styles.fact}>{t('closed.where', { country })}</strong>}
        </>
      }
      action={<Service />}
    />
  );
};

const Service = () => {
  const { t } = useTranslation('menu');
  return <Button href={paths.support}>{t('closed.service')}</Button>;
};

/**
 * Returns the name of a country in the language `bcp47`. `code` is an ISO 3166 code of two capital letters. Returns
 * undefined if the code is missing, invalid or unknown.
 */
const getCountryName = (code: string | null | undefined, bcp47: string): string | undefined =>
  /^[A-Z]{2}$/.test(code ?? '')
    ? new Intl.DisplayNames(bcp47, { type: 'region', fallback: 'none' }).of(code!)
    : undefined;

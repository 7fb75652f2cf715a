import { useSystemStatusQuery } from '@livery/api/system';
import { StartupState } from '@livery/contract/enums';
import { paths } from '@livery/kit/paths';
import { useLanguage } from '@livery/kit/use-language';
import { AppBar } from '@livery/ui/app-bar';
import { Button } from '@livery/ui/button';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { Heading } from '../shell/heading.tsx';
import { LanguageButton } from '../shell/language-button.tsx';
import { Logo } from '../shell/logo.tsx';
import styles from '../shell/state-screen.module.css';
import { backAt } from './back-at.ts';

/** The site is looked at again after this long, in ms. */
const lookAgainMs = 60_000;

/** In place of every screen while the brand is closed: why, until when, and somebody to ask. It opens by itself when the brand does. */
export const ClosedScreen = ({ state }: { state: StartupState }) => {
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
  const { data, isFetching, refetch } = useSystemStatusQuery(undefined, { pollingInterval: lookAgainMs });
  const time = backAt(data?.maintenanceUntil, bcp47);
  const isLate = Boolean(data?.maintenanceUntil) && time === null;
  return (
    <StateView
      className={styles.root}
      kind="maintenance"
      title={<Heading>{t('shell:state.maintenance.title')}</Heading>}
      detail={
        <>
          {t('shell:state.maintenance.text')}
          {(time ?? isLate) && (
            <strong className={styles.fact}>{isLate ? t('closed.soon') : t('closed.until', { time })}</strong>
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
  const country = countryName(useSystemStatusQuery().data?.country, bcp47);
  return (
    <StateView
      className={styles.root}
      kind="restricted"
      title={<Heading>{t('shell:state.restricted.title')}</Heading>}
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
  return <Button href={paths.service}>{t('closed.service')}</Button>;
};

/** A country's name in the page's language; undefined for what is no country's code. */
const countryName = (code: string | null | undefined, bcp47: string): string | undefined =>
  /^[A-Z]{2}$/.test(code ?? '')
    ? new Intl.DisplayNames(bcp47, { type: 'region', fallback: 'none' }).of(code!)
    : undefined;

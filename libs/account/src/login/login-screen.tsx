import { useBrand } from '@livery/kit/brand';
import { insidePath, paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ContinueAs } from './continue-as.tsx';
import { LoginBar } from './login-bar.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';
import styles from './login-screen.module.css';

/** Where the log-in leads: to where the member came from, and home rather than back to the log-in itself. */
const destination = (from: string | null): string => {
  const inside = insidePath(from);
  return inside.startsWith(paths.login) ? paths.home : inside;
};

/** The log-in. With a session, whether just opened or there before, it leads on to where the member came from. */
export const Screen = () => {
  const { t } = useTranslation(['account', 'errors', 'shell']);
  const { logo, name } = useBrand();
  const [search] = useSearchParams();
  if (useSession()) return <Navigate to={destination(search.get('from'))} replace />;
  return (
    <>
      <LoginBar />
      <div className={styles.root}>
        <div className={styles.brand}>
          <img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt={name} />
          <p className={styles.tagline}>{t('shell:brand.tagline')}</p>
        </div>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <div role="tablist" aria-label={t('login.title')} className={styles.methods}>
          <button type="button" role="tab" aria-selected="true" className={styles.method}>
            {t('login.method')}
          </button>
        </div>
        <ContinueAs />
        <LoginForm />
        <LoginLinks />
      </div>
    </>
  );
};

import { IconButton } from '@livery/ui/icon-button';
import { MenuIcon } from '@livery/ui/icons/menu';
import { Spinner } from '@livery/ui/spinner';
import { isApiError } from '@livery/api/client/api-error';
import { OperatorNotLoggedIn } from '@livery/contract/operators/operator-error-code';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { useContentState } from '../../api/use-content-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useWhoAmIQuery } from '../../session/session.api.ts';
import { StepUpQuestion } from '../../session/step-up/step-up-question.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { paths } from '../../navigation/paths.ts';
import { isFullWindow } from './full-window.ts';
import { Menu } from './menu.tsx';
import styles from './shell.module.css';

const Sheet = lazy(async () => ({ default: (await import('@livery/ui/sheet')).Sheet }));

/** The frame around all pages that need a log-in: the menu, and the dialog that asks for a fresh proof of identity. */
export const Shell = () => {
  const t = useTexts('shell');
  const query = useWhoAmIQuery();
  const state = useContentState(query);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const location = useLocation();
  const hasFullWindow = useMatches().some(({ handle }) => isFullWindow(handle));
  if (isApiError(query.error) && query.error.code === OperatorNotLoggedIn) {
    const from = location.pathname + location.search;
    return <Navigate to={paths.login} state={{ from }} replace />;
  }
  if (state.status === 'loading') return <Spinner className={styles.loading} />;
  if (state.status === 'failed') return <LoadProblem {...state} />;
  if (hasFullWindow)
    return (
      <main id="content" className={styles.full} tabIndex={-1}>
        <Suspense fallback={<Spinner className={styles.loading} />}>
          <Outlet />
        </Suspense>
        <StepUpQuestion />
      </main>
    );
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <IconButton label={t('menu')} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <ConsoleName />
      </header>
      <aside className={styles.side}>
        <ConsoleName />
        <Menu me={state.data} />
      </aside>
      {isMenuOpen && (
        <Suspense>
          <Sheet isOpen onOpenChange={setMenuOpen} title={t('app')} side="start">
            <Menu me={state.data} onNavigate={() => setMenuOpen(false)} />
          </Sheet>
        </Suspense>
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense fallback={<Spinner className={styles.loading} />}>
          <Outlet />
        </Suspense>
      </main>
      <StepUpQuestion />
    </div>
  );
};

/** The mark and the name of the console. */
const ConsoleName = () => {
  const t = useTexts('shell');
  return (
    <span className={styles.name}>
      <img src="/icon.svg" alt="" width="24" height="24" />
      {t('app')}
    </span>
  );
};

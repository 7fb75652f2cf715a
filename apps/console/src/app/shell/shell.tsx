import { IconButton } from '@livery/ui/icon-button';
import { MenuIcon } from '@livery/ui/icons/menu';
import { Spinner } from '@livery/ui/spinner';
import { isApiError } from '@livery/api/client/api-error';
import { OperatorNotLoggedIn } from '@livery/contract/operators/operator-error-code';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigationType } from 'react-router-dom';
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

/**
 * Moves the focus to the content after a navigation, if the link or button that had the focus has disappeared with its
 * page. Without this, a person with a keyboard or a screen reader would begin at the top of the document. Does nothing
 * when the browser loads a page.
 */
const useFocusAfterNavigation = (isReady: boolean): void => {
  const { pathname } = useLocation();
  const isFirst = useNavigationType() === 'POP';
  const last = useRef(isFirst ? pathname : undefined);
  useEffect(() => {
    if (!isReady || last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, isReady]);
};

/** The frame around all pages that need a log-in: the menu, and the dialog that asks for a fresh proof of identity. */
export const Shell = () => {
  const t = useTexts('shell');
  const query = useWhoAmIQuery();
  const state = useContentState(query);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const location = useLocation();
  const hasFullWindow = useMatches().some(({ handle }) => isFullWindow(handle));
  useFocusAfterNavigation(state.status === 'loaded');
  if (isApiError(query.error) && query.error.code === OperatorNotLoggedIn) {
    const from = location.pathname + location.search;
    return <Navigate to={paths.login} state={{ from }} replace />;
  }
  if (state.status === 'loading') return <Spinner className={styles.loading} />;
  if (state.status === 'failed')
    return (
      <main>
        <LoadProblem {...state} />
      </main>
    );
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

const ConsoleName = () => {
  const t = useTexts('shell');
  return (
    <span className={styles.name}>
      <img src="/icon.svg" alt="" width="24" height="24" />
      {t('app')}
    </span>
  );
};

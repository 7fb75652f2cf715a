import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { InvitationScreen } from '../session/invitation/invitation-screen.tsx';
import { LoginScreen } from '../session/login/login-screen.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { paths } from '../navigation/paths.ts';
import { fullWindow } from './shell/full-window.ts';
import { Shell } from './shell/shell.tsx';
import { StartPage } from './start-page.tsx';

/** Routes of the pages that need a log-in. The code of a page loads when the operator opens the page. */
const pages: RouteObject[] = [
  { index: true, element: <StartPage /> },
  {
    path: paths.account,
    lazy: async () => ({ Component: (await import('../account/account-screen.tsx')).AccountScreen }),
  },
  {
    path: paths.brands,
    lazy: async () => ({ Component: (await import('../studio/brands/brands-screen.tsx')).BrandsScreen }),
  },
  {
    path: paths.brand(':code'),
    lazy: async () => ({ Component: (await import('../studio/brand/brand-screen.tsx')).BrandScreen }),
  },
  {
    path: paths.editor(':code', ':draftId'),
    handle: fullWindow,
    lazy: async () => ({ Component: (await import('../studio/editor/editor-screen.tsx')).EditorScreen }),
  },
  {
    path: paths.releaseReview(':code', ':releaseId'),
    lazy: async () => ({ Component: (await import('../studio/review/review-screen.tsx')).ReviewScreen }),
  },
  {
    path: paths.fleet,
    lazy: async () => ({ Component: (await import('../studio/fleet/fleet-screen.tsx')).FleetScreen }),
  },
  {
    path: paths.newBrand,
    lazy: async () => ({ Component: (await import('../studio/new-brand/new-brand-screen.tsx')).NewBrandScreen }),
  },
  {
    path: paths.requests,
    lazy: async () => ({ Component: (await import('../studio/requests/requests-screen.tsx')).RequestsScreen }),
  },
  {
    path: paths.request(':id'),
    lazy: async () => ({ Component: (await import('../studio/requests/request-screen.tsx')).RequestScreen }),
  },
  {
    path: paths.operators,
    lazy: async () => ({ Component: (await import('../control/operators/operators-screen.tsx')).OperatorsScreen }),
  },
  {
    path: paths.operator(':id'),
    lazy: async () => ({ Component: (await import('../control/operators/operator-screen.tsx')).OperatorScreen }),
  },
  {
    path: paths.roles,
    lazy: async () => ({ Component: (await import('../control/roles/roles-screen.tsx')).RolesScreen }),
  },
  {
    path: paths.apiTokens,
    lazy: async () => ({ Component: (await import('../control/api-tokens/api-tokens-screen.tsx')).ApiTokensScreen }),
  },
  {
    path: paths.approvals,
    lazy: async () => ({ Component: (await import('../control/approvals/approvals-screen.tsx')).ApprovalsScreen }),
  },
  {
    path: paths.audit,
    lazy: async () => ({ Component: (await import('../control/audit/audit-screen.tsx')).AuditScreen }),
  },
  { path: '*', element: <NotFound /> },
];

export const createConsoleRouter = () =>
  createBrowserRouter([
    {
      errorElement: (
        <main>
          <LoadFailed />
        </main>
      ),
      children: [
        { path: paths.login, element: <LoginScreen /> },
        { path: paths.invitation, element: <InvitationScreen /> },
        { path: '/index.html', element: <Navigate to={paths.start} replace /> },
        { element: <Shell />, children: pages.map((page) => ({ ...page, errorElement: <LoadFailed /> })) },
      ],
    },
  ]);

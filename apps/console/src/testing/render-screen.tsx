import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationSpec, ResponseValue } from '@livery/contract/operation';
import { ErrorCode } from '@livery/contract/errors';
import type { Permission } from '@livery/contract/operators/permissions';
import { whoAmI } from '@livery/contract/operators/session';
import i18next from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import access from '../../locales/EN/access.json';
import account from '../../locales/EN/account.json';
import creation from '../../locales/EN/creation.json';
import editor from '../../locales/EN/editor.json';
import hosts from '../../locales/EN/hosts.json';
import licence from '../../locales/EN/licence.json';
import problems from '../../locales/EN/problems.json';
import review from '../../locales/EN/review.json';
import shell from '../../locales/EN/shell.json';
import studio from '../../locales/EN/studio.json';
import { createConsoleStore } from '../app/store.ts';
import { textOptions } from '../i18n/i18n.ts';

/** A call that the test gateway has received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
}

/** An error response of the test gateway. */
class Rejection {
  readonly code: string;
  readonly status: number;
  readonly value: unknown;

  constructor(code: string, status: number, value: unknown) {
    this.code = code;
    this.status = status;
    this.value = value;
  }
}

/**
 * Creates a result for a response function of the test gateway. The test gateway then rejects the call with this error
 * code and HTTP status.
 */
export const reject = (code: string, status: number, value?: unknown): unknown => new Rejection(code, status, value);

type Respond = (call: ReceivedCall) => unknown;

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/**
 * Replaces `fetch` with a test gateway. It responds to the operations that the test provides, and rejects every other
 * operation with the error "not found". `calls` contains all received calls.
 */
export const createGateway = (me: Partial<ResponseValue<typeof whoAmI>> = {}) => {
  const calls: ReceivedCall[] = [];
  const responses: { readonly method: string; readonly pattern: RegExp; readonly respond: Respond }[] = [];
  const provide = (operation: OperationSpec, respond: Respond): void =>
    void responses.unshift({ method: operation.method, pattern: toPattern(operation.path), respond });

  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://console.test');
    const call: ReceivedCall = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      ifMatch: new Headers(init.headers).get('if-match'),
    };
    calls.push(call);
    const found = responses.find(({ method, pattern }) => method === call.method && pattern.test(url.pathname));
    const value = found ? await found.respond(call) : reject(ErrorCode.NotFound, 404);
    const isRejected = value instanceof Rejection;
    const envelope = isRejected
      ? { success: false, errorCode: value.code, value: value.value }
      : { success: true, value };
    return new Response(JSON.stringify(envelope), {
      status: isRejected ? value.status : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  provide(whoAmI, () => ({
    operatorId: 'kim',
    name: 'Kim Cruz',
    email: 'kim@example.com',
    tokenId: null,
    provenAt: null,
    sessionEndsAt: null,
    permissions: [],
    brands: [],
    ...me,
  }));
  return {
    calls,
    provide,
    /** Returns the calls that are not GET requests. */
    listChanges: () => calls.filter(({ method }) => method !== 'GET'),
  };
};

export const allBrandPermissions: Permission[] = [
  'brands:create',
  'brands:request',
  'hosts:write',
  'drafts:read',
  'drafts:write',
  'releases:read',
  'releases:publish',
];

const namespaces = { access, account, creation, editor, hosts, licence, problems, review, shell, studio };

/** Namespace of texts that load only after `loaded` has resolved. */
export interface LateTexts {
  readonly namespace: keyof typeof namespaces;
  readonly loaded: Promise<void>;
}

const createTexts = (late?: LateTexts) => {
  const instance = i18next.createInstance();
  const known = Object.entries(namespaces).filter(([namespace]) => namespace !== late?.namespace);
  if (late)
    instance.use({
      type: 'backend',
      read: (_language: string, namespace: keyof typeof namespaces, done: (error: null, texts: object) => void) =>
        void late.loaded.then(() => done(null, namespaces[namespace])),
    });
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: known.map(([namespace]) => namespace),
    defaultNS: 'shell',
    resources: { en: Object.fromEntries(known) },
    partialBundledLanguages: late !== undefined,
    initAsync: false,
    ...textOptions,
  });
  return instance;
};

/** Renders the current URL path and query string in an element with the test id `address`. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

interface ScreenOptions {
  /** Pattern of the route, such as `/brands/:code`. `at` is the URL path that the test opens. */
  readonly path: string;
  readonly at: string;
  readonly late?: LateTexts;
}

/**
 * Renders a screen with the route pattern `path` at the URL path `at`. The texts in `late` load with a delay. Until
 * they have loaded, a suspense boundary shows a placeholder, as in the console.
 */
export const renderScreen = (screen: ReactNode, { path, at, late }: ScreenOptions) => {
  const view = render(
    <I18nextProvider i18n={createTexts(late)}>
      <Provider store={createConsoleStore()}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={<p>The page loads</p>}>
            <Routes>
              <Route path={path} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
          <Address />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  );
  return { ...view, user: userEvent.setup() };
};

import { wpsApi } from '@livery/api/client';
import type { ApiContext } from '@livery/api/client/context';
import {
  createContractGateway,
  failure,
  networkError,
  success,
} from '@livery/api/testing/contract-gateway';
import { registry } from '@livery/contract/registry';
import { startI18n, type TranslationLoader } from '@livery/kit/i18n';
import { clearSession, getSession, setSession } from '@livery/kit/session';
import type { ScreenOptions } from '@livery/kit/testing/screen-story';
import { configureStore } from '@reduxjs/toolkit';
import { toPseudoTexts } from '../pseudo-locale.ts';
import { getSampleValues } from './sample-values.ts';
import { createStoryBrand } from './story-brand.ts';

const localeFiles = import.meta.glob<Record<string, unknown>>('../../../kit/locales/*/*.json', {
  import: 'default',
});
const loadTranslations: TranslationLoader = async (code, namespace) =>
  (await localeFiles[`../../../kit/locales/${code}/${namespace}.json`]?.()) ?? {};
const loadPseudoTranslations: TranslationLoader = async (code, namespace) =>
  toPseudoTexts(await loadTranslations(code, namespace));

/** Code of the brand with which the sample API responses for guests and members were recorded. */
const sampleBrand = 'bituinara';

/**
 * Values of the field `type` of a session: 0 for a member who is not an agent, and 1 for an agent.
 */
const memberTypes = { member: 0, agent: 1 } as const;

interface StoryEnvironment {
  readonly brand: string;
  readonly language: string;
}

type Visitor = NonNullable<ScreenOptions['visitor']>;

const startSession = (visitor: Visitor, merchantCode: string) => {
  clearSession();
  if (visitor === 'guest') return;
  setSession({
    token: 'story',
    userName: visitor === 'agent' ? 'agent' : 'demo',
    merchantCode,
    type: memberTypes[visitor],
    firstTimeLogin: false,
  });
};

/**
 * Stores that the visitor has closed the pop-ups of the home page, so that no pop-up opens in a
 * story.
 */
const closePopups = (brand: string) => {
  const closed = { set: `${brand}-popup-guest`, show: false };
  const closedByMember = { set: `${brand}-popup-first|${brand}-popup-member`, show: false };
  localStorage.setItem(
    'livery.popups',
    JSON.stringify({
      guest: closed,
      member: { ...closed, set: `${brand}-popup-member` },
      first: closedByMember,
    }),
  );
  localStorage.setItem('hideDownloadBar', '1');
};

let pendingRequests = 0;

/** Names of the API operations that the screen has called but that have no sample response. */
const missingSamples = new Set<string>();

const startStoryGateway = (visitor: Visitor, options: ScreenOptions) => {
  const gateway = createContractGateway();
  missingSamples.clear();
  for (const { name } of registry)
    gateway.reply(name, () => {
      missingSamples.add(name);
      return networkError;
    });
  for (const [name, value] of Object.entries(getSampleValues(visitor, options)))
    gateway.reply(name, () => success(value));
  for (const name of options.failed ?? []) gateway.reply(name, () => failure('system.error'));
  globalThis.fetch = async (address, init) => {
    const url = String(address);
    if (!/^\/(wps|lgw)\//.test(url)) return realFetch(address, init);
    pendingRequests += 1;
    try {
      return await gateway.fetch(url, init);
    } finally {
      pendingRequests -= 1;
    }
  };
};

const realFetch = globalThis.fetch;

/** Throws when the screen has called an API operation that has no sample response. */
export const expectSamples = () => {
  if (missingSamples.size > 0)
    throw new Error(
      `No sample for ${[...missingSamples].join(', ')}: add it to libs/api/src/testing/samples or to \`values\`.`,
    );
};

/** Removes the session and the fake gateway that `prepareScreen` has set up. */
export const cleanUpScreen = () => {
  globalThis.fetch = realFetch;
  clearSession();
};

const createStoryStore = (context: ApiContext) =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (middleware) =>
      middleware({
        thunk: { extraArgument: context },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(wpsApi.middleware),
  });

/**
 * Returns the route with the path of the story, and the feature that contains the route. If the
 * story has no path, returns the first route of its features. Throws if no route has the path.
 */
const findRoute = ({ features, path }: ScreenOptions) => {
  for (const feature of features)
    for (const route of feature.routes) if (!path || route.path === path) return { feature, route };
  throw new Error(`No feature of the story has the route ${path}`);
};

/**
 * Sets up the session, the fake gateway and the translations of a story, and loads the code of its
 * screen.
 */
export const prepareScreen = async (
  options: ScreenOptions,
  { brand: code, language }: StoryEnvironment,
) => {
  const { feature, route } = findRoute(options);
  const visitor = options.visitor ?? feature.access;
  const brand = createStoryBrand(code, language);
  startSession(visitor, code);
  closePopups(sampleBrand);
  startStoryGateway(visitor, options);
  const namespaces = [
    'shell',
    'account',
    'games',
    'agent',
    'errors',
    ...(feature.namespaces ?? []),
  ];
  const [texts, { Screen }] = await Promise.all([
    startI18n(brand, language === 'LONG' ? loadPseudoTranslations : loadTranslations, [
      ...new Set(namespaces),
    ]),
    route.screen.load(),
  ]);
  const store = createStoryStore({
    origin: '',
    merchant: code,
    language: () => brand.defaultLanguage,
    device: () => 'MOBILE',
    token: () => getSession()?.token ?? null,
    onSessionExpired: () => undefined,
    encryption: async () => async (body) => ({ body, header: 'story' }),
  });
  return {
    brand,
    texts,
    store,
    Screen,
    route,
    address: route.path + (options.query ?? ''),
    options,
  };
};

export type PreparedScreen = Awaited<ReturnType<typeof prepareScreen>>;

const settleTimeoutMs = 8_000;
/** Milliseconds without a new request after which a screen counts as loaded. */
const quietTimeMs = 150;

/**
 * Waits until the screen in `root` has loaded. During `quietTimeMs`, no request is pending and
 * no element has `aria-busy=true`. Throws if the screen still loads after 8 seconds.
 */
export const waitUntilSettled = async (root: HTMLElement): Promise<void> => {
  const deadline = Date.now() + settleTimeoutMs;
  let quietSince = Date.now();
  while (Date.now() - quietSince < quietTimeMs) {
    if (Date.now() > deadline)
      throw new Error('The screen still loads after 8 s. Add a sample for the missing operation.');
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (pendingRequests > 0 || root.querySelector('[aria-busy=true]')) quietSince = Date.now();
  }
};

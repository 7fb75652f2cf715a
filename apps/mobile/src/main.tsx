import '@livery/ui/tokens.css';
import '@livery/ui/base.css';
import { systemEndpoints } from '@livery/api/system';
import { readBrand } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import { getSession } from '@livery/kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiContext } from './api-context.ts';
import { App } from './app/app.tsx';
import { leaveShell } from './drawn-shell/leave-shell.ts';
import { elsewhere } from './elsewhere/bring-elsewhere.ts';
import { whenIdle } from './idle.ts';
import { screenOf } from './routes/screen-cache.ts';
import { findPlace } from './routes/use-place.ts';
import { memberChip } from './shell/bring-member-chip.ts';
import { reloadOnceOnStaleChunk } from './update/stale-chunk.ts';
import { createStore } from './store.ts';
import { textsOf } from './texts.ts';

reloadOnceOnStaleChunk();

const brand = readBrand(document);
const openScreen = async () => {
  const place = await findPlace(location.pathname);
  await (place && screenOf(place.route.screen).bring());
};
/** What cannot come now is asked for again by whoever draws it, and says so there. */
const orLater = () => undefined;

const start = async (): Promise<void> => {
  // The drawn shell stays on the page until texts and screen are both here: nothing flashes in between.
  const [texts] = await Promise.all([
    startI18n(brand, textsOf(brand), ['shell', 'games']),
    openScreen().catch(orLater),
    getSession() && memberChip.bring().catch(orLater),
  ]);

  const store = createStore(
    createApiContext({
      brand,
      texts,
      fetchPublicKey: async () => (await store.dispatch(systemEndpoints.consolidatedSettings.initiate(undefined, { subscribe: false })).unwrap()).publicKey,
    }),
  );

  leaveShell();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App brand={brand} texts={texts} store={store} />
    </StrictMode>,
  );

  whenIdle(() => {
    elsewhere.bring().catch(() => addEventListener('online', () => void elsewhere.bring().catch(orLater), { once: true }));
    void import('./late.ts').then(({ startLate }) => startLate({ brand, store, texts }));
  });
};

void start();

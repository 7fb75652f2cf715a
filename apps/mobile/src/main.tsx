import '@livery/ui/tokens.css';
import '@livery/ui/base.css';
import { homeFrame } from '@livery/games/home-frame';
import { readBrand } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import { getSession } from '@livery/kit/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiContext } from './api-context.ts';
import { App } from './app/app.tsx';
import { isShellShown, leaveShell } from './drawn-shell/leave-shell.ts';
import { elsewhere } from './elsewhere/bring-elsewhere.ts';
import { whenIdle } from './idle.ts';
import { screenOf } from './routes/screen-cache.ts';
import { findPlace } from './routes/use-place.ts';
import { shellFrame } from './shell/bring-frame.ts';
import { memberChip } from './shell/bring-member-chip.ts';
import { reloadOnceOnStaleChunk } from './update/stale-chunk.ts';
import { createStore, type Store } from './store.ts';
import { pageTextsOf, textsOf } from './texts.ts';

reloadOnceOnStaleChunk();

// The browser offers to install the site once, and perhaps before the code that takes it up is here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  (globalThis as { __install?: Event }).__install = event;
});

const brand = readBrand(document);
const openScreen = async () => {
  const place = await findPlace(location.pathname);
  // A bundle has no screen of what its brand switched off.
  const isBuilt = place && (!place.feature.flag || brand.flags[place.feature.flag]);
  await (isBuilt && screenOf(place.route.screen).bring());
};
/** What cannot come now is asked for again by whoever draws it, and says so there. */
const orLater = () => undefined;

const start = async (): Promise<void> => {
  const opening = startI18n(brand, textsOf(brand), ['shell', 'games'], pageTextsOf(brand));
  const frames = Promise.all([shellFrame.bring(), homeFrame.bring()]).catch(orLater);
  // The drawn shell stays on the page until texts and screen are both here: nothing flashes in between.
  const [texts] = await Promise.all([
    opening,
    openScreen().catch(orLater),
    // Who does not see it sees nothing before all of the first screen is here.
    isShellShown() || frames,
    getSession() && memberChip.bring().catch(orLater),
  ]);

  const store: Store = createStore(createApiContext({ brand, texts, store: () => store }));

  leaveShell();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App brand={brand} texts={texts} store={store} />
    </StrictMode>,
  );

  whenIdle(() => {
    elsewhere
      .bring()
      .catch(() => addEventListener('online', () => void elsewhere.bring().catch(orLater), { once: true }));
    void import('./late.ts').then((late) => late.startLate({ brand, store, texts }), orLater);
  });
};

void start();

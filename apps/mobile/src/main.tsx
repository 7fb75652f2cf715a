import '@livery/ui/tokens.css';
import '@livery/ui/base.css';
import { systemEndpoints } from '@livery/api/system';
import { readBrand } from '@livery/kit/brand';
import { startI18n } from '@livery/kit/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiContext } from './api-context.ts';
import { App } from './app/app.tsx';
import { leaveShell } from './drawn-shell/leave-shell.ts';
import { whenIdle } from './idle.ts';
import { loadScreen } from './routes/screen-cache.ts';
import { places } from './places.ts';
import { placeAt } from './routes/places.ts';
import { reloadOnceOnStaleChunk } from './update/stale-chunk.ts';
import { createStore } from './store.ts';
import { textsOf } from './texts.ts';

reloadOnceOnStaleChunk();

const brand = readBrand(document);
const opening = placeAt(places, location.pathname);

// The drawn shell stays on the page until texts and screen are both here: nothing flashes in between.
const [texts] = await Promise.all([
  startI18n(brand, textsOf(brand), ['shell', 'games']),
  opening && loadScreen(opening.route.screen).catch(() => undefined),
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
    <App brand={brand} texts={texts} store={store} places={places} />
  </StrictMode>,
);

whenIdle(() => void import('./late.ts').then(({ startLate }) => startLate({ brand, store, texts })));

import '@livery/ui/base/base.css';
import '@livery/ui/base/writing-systems.css';
import '@livery/ui/tokens/tokens.css';
import '@livery/ui/tokens/default-theme.css';
import './app/console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followColorScheme } from './app/color-scheme.ts';
import { createConsoleStore } from './app/store.ts';
import { startI18n } from './i18n/i18n.ts';

followColorScheme();
const i18n = await startI18n();
createRoot(document.querySelector('#root') as HTMLElement).render(<App i18n={i18n} store={createConsoleStore()} />);

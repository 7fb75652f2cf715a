import '@livery/ui/base/writing-systems.css';
import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { BottomNav as Bar } from './bottom-nav.tsx';
import { Header as Head } from './header.tsx';

/**
 * This module is a lazy chunk with the header, the bottom bar and the loading view of a screen. Until the chunk has
 * loaded, the page shows the prerendered header and bottom bar. `withPrerenderHandoff` replaces them.
 */
export const Header = withPrerenderHandoff('header', Head);
export const BottomNav = withPrerenderHandoff('bottomBar', Bar);
export { LoadingScreen } from '../status-screens/loading-screen.tsx';

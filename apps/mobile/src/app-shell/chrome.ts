import '@livery/ui/base/writing-systems.css';
import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { BottomNav as Bar } from './bottom-nav.tsx';
import { Header as Head } from './header.tsx';

/**
 * The header, the bottom bar and the loading view of a screen, in one lazy chunk. Until the chunk has loaded, the page
 * shows the prerendered header and bar.
 */
export const Header = withPrerenderHandoff('header', Head);
export const BottomNav = withPrerenderHandoff('bottomBar', Bar);
export { LoadingScreen } from '../status-screens/loading-screen.tsx';

import '@livery/ui/base/writing-systems.css';
import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { BottomNav as Bar } from './bottom-nav.tsx';
import { Header as Head } from './header.tsx';

/**
 * Header and bottom bar. The prerendered page replaces them until they have loaded. Also the loading view of a screen.
 */
export const Header = withPrerenderHandoff('header', Head);
export const BottomNav = withPrerenderHandoff('bottomBar', Bar);
export { LoadingScreen } from '../status-screens/loading-screen.tsx';

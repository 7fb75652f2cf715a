import '@livery/ui/base/writing-systems.css';
import { withPrerenderHandoff } from '@livery/kit/prerender/hydrate-region';
import { BottomNav as Bar } from './bottom-nav.tsx';
import { Header as Head } from './header.tsx';

/** Header and bottom bar: the page as it was drawn stands in for them until they come. And what is shown while a screen is on its way. */
export const Header = withPrerenderHandoff('header', Head);
export const BottomNav = withPrerenderHandoff('bottomBar', Bar);
export { LoadingScreen } from '../status-screens/loading-screen.tsx';

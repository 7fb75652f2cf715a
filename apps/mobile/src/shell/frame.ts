import '@livery/ui/scripts.css';

/** Header and bottom bar: the page as it was drawn stands in for them until they come. And what is shown while a screen is on its way. */
export { BottomNav } from './bottom-nav.tsx';
export { Header } from './header.tsx';
export { PendingScreen } from './pending-screen.tsx';

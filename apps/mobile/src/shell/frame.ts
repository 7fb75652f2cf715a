import '@livery/ui/scripts.css';
import { takingOver } from '@livery/kit/taking-over';
import { BottomNav as Bar } from './bottom-nav.tsx';
import { Header as Head } from './header.tsx';

/** Header and bottom bar: the page as it was drawn stands in for them until they come. And what is shown while a screen is on its way. */
export const Header = takingOver('header', Head);
export const BottomNav = takingOver('bottomBar', Bar);
export { PendingScreen } from './pending-screen.tsx';

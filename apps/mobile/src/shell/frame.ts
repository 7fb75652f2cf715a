/** Header and bottom bar: the page as it was drawn stands in for them until they come. */
export { BottomNav } from './bottom-nav.tsx';
export { Header } from './header.tsx';

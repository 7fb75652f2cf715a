/** All that the home's first picture does without: the other addresses, who may enter them, what is said when something is wrong. */
export { EdgeGestures } from '../gestures/edge-gestures.tsx';
export { RealityKeeper } from '@livery/account/reality-keeper';
export { FloatingPlace } from '@livery/games/floating-place';
export { places } from '../places.ts';
export { Refused } from '../routes/refused.tsx';
export { OfflineBar } from '../shell/offline-bar.tsx';
export { ClosedScreen } from '../startup/closed-screen.tsx';
export { StateScreen } from '../shell/state-screen.tsx';
export { ToastPlace } from '../shell/toast-place.tsx';
export { SideMenuPlace } from '../side-menu/side-menu-place.tsx';
export { UnclaimedKeeper } from '../unclaimed/unclaimed-keeper.tsx';
export { UpdateBar } from '../update/update-bar.tsx';

/** All that the home's first picture does without: the other addresses, who may enter them, what is said when something is wrong. */
export { refusalOf } from '@livery/kit/guard';
export { FloatingPlace } from '@livery/games/floating-place';
export { features } from '../features.ts';
export { places } from '../places.ts';
export { Refused } from '../routes/refused.tsx';
export { Companions } from '../shell/companions.tsx';
export { OfflineBar } from '../shell/offline-bar.tsx';
export { sayLost } from '../session-lost.ts';
export { ClosedScreen } from '../startup/closed-screen.tsx';
export { StateScreen } from '../shell/state-screen.tsx';

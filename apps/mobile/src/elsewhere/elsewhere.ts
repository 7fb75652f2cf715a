/** All that the home's first picture does without: the other addresses, who may enter them, what is said when something is wrong. */
export { places } from '../places.ts';
export { Refused } from '../routes/refused.tsx';
export { OfflineBar } from '../shell/offline-bar.tsx';
export { StateScreen } from '../shell/state-screen.tsx';
export { ToastPlace } from '../shell/toast-place.tsx';
export { UpdateBar } from '../update/update-bar.tsx';

import { RealityKeeper } from '@livery/account/reality-keeper';
import { EdgeGestures } from '../gestures/edge-gestures.tsx';
import { OnHomePlace } from '../on-home/on-home-place.tsx';
import { SideMenuPlace } from '../side-menu/side-menu-place.tsx';
import { UnclaimedKeeper } from '../unclaimed/unclaimed-keeper.tsx';
import { UpdateBar } from '../update/update-bar.tsx';
import { ToastPlace } from './toast-place.tsx';

/** What lies over every screen, or goes along with it unseen. */
export const Companions = ({ hasBar, hasMenu }: { hasBar: boolean; hasMenu: boolean }) => (
  <>
    <UpdateBar isFree={hasBar} />
    <ToastPlace />
    <SideMenuPlace />
    <UnclaimedKeeper />
    <RealityKeeper />
    <OnHomePlace />
    <EdgeGestures hasMenu={hasMenu} />
  </>
);

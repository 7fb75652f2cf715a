import { LazyBreakBar } from '@livery/account/member/responsible-gaming/break/lazy-break';
import { useSession } from '@livery/kit/session';
import { useLocation } from 'react-router-dom';
import { NoticeExtensionSlot } from '../extensions/extension-slots.tsx';
import { LazySideRail } from '../navigation/side-rail/lazy-side-rail.tsx';
import { useRouteMatch } from '../routing/use-route-match.ts';
import { OfflineBar } from './offline-bar.tsx';

/**
 * Elements between the header and the screen: the side navigation of a desktop, and bars with notices. The notices are:
 * the phone is offline, the member has a break from play, and notices of features, such as an active giveaway.
 */
export const NoticeBars = () => {
  const pause = useSession()?.pause;
  const routeMatch = useRouteMatch(useLocation().pathname);
  return (
    <>
      {routeMatch?.route.isWide && <LazySideRail />}
      <OfflineBar />
      <NoticeExtensionSlot />
      {/* A screen that is closed during a break from play shows its own message about the break. */}
      {pause && routeMatch?.feature.breakAccess !== 'denied' && <LazyBreakBar pause={pause} />}
    </>
  );
};

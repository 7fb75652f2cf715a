import { LazyBreakBar } from '@livery/account/member/responsible-gaming/break/lazy-break';
import { useSession } from '@livery/kit/session';
import { useLocation } from 'react-router-dom';
import { NoticeExtensionSlot } from '../extensions/extension-slots.tsx';
import { useRouteMatch } from '../routing/use-route-match.ts';
import { OfflineBar } from './offline-bar.tsx';

/**
 * Bars between the header and the screen. They show that the phone is offline, news of a feature, or a break from play.
 */
export const NoticeBars = () => {
  const pause = useSession()?.pause;
  const routeMatch = useRouteMatch(useLocation().pathname);
  return (
    <>
      <OfflineBar />
      <NoticeExtensionSlot />
      {/* The screens that a break closes say so themselves. */}
      {pause && routeMatch?.feature.breakAccess !== 'denied' && <LazyBreakBar pause={pause} />}
    </>
  );
};

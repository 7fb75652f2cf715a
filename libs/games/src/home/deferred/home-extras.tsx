import { Suspense } from 'react';
import { AnnouncementPopup } from '../announcement-popup/announcement-popup.tsx';
import { MatchPopup } from '../../sports/match-popup.tsx';
import { useRefreshOnHomeVisit } from './use-refresh-on-home-visit.ts';

/** Popups of the home page. On each visit, the component also loads the member's data again. */
export function HomeExtras() {
  useRefreshOnHomeVisit();
  return (
    <Suspense>
      <MatchPopup />
      <AnnouncementPopup />
    </Suspense>
  );
}

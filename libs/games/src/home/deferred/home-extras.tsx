import { Suspense } from 'react';
import { AnnouncementPopup } from '../announcement-popup/announcement-popup.tsx';
import { MatchPopup } from '../../sports/match-popup.tsx';
import { useRefreshOnHomeVisit } from './use-refresh-on-home-visit.ts';

/** Popups of the home, and its refresh on each visit. */
export function HomeExtras() {
  useRefreshOnHomeVisit();
  return (
    <Suspense>
      <MatchPopup />
      <AnnouncementPopup />
    </Suspense>
  );
}

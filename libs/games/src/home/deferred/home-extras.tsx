import { Suspense } from 'react';
import { AnnouncementPopup } from '../announcement-popup/announcement-popup.tsx';
import { MatchPopup } from '../../sports/match-popup.tsx';
import { useRefreshOnHomeVisit } from './use-refresh-on-home-visit.ts';

/** What the home has beyond what it shows: pop-ups, and what it asks for when it is opened. */
export function HomeExtras() {
  useRefreshOnHomeVisit();
  return (
    <Suspense>
      <MatchPopup />
      <AnnouncementPopup />
    </Suspense>
  );
}

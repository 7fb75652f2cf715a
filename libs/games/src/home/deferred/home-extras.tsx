import { Suspense } from 'react';
import { AnnouncementPopup } from '../announcement-popup/announcement-popup.tsx';
import { LobbyFooter } from '../../lobby-footer/lobby-footer.tsx';
import { MatchPopup } from '../../sports/match-popup.tsx';
import { useRefreshOnHomeVisit } from './use-refresh-on-home-visit.ts';

/**
 * Popups and footer of the home page, which load after its blocks. On each visit, the component also loads the member's
 * data again.
 */
export function HomeExtras() {
  useRefreshOnHomeVisit();
  return (
    <Suspense>
      <MatchPopup />
      <AnnouncementPopup />
      <LobbyFooter />
    </Suspense>
  );
}

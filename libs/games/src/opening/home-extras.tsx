import { Suspense } from 'react';
import { AnnouncementPopup } from '../announcement-popup/announcement-popup.tsx';
import { MatchPopup } from '../matches/match-popup.tsx';
import { useHomeOpening } from './use-home-opening.ts';

/** What the home has beyond what it shows: pop-ups, and what it asks for when it is opened. */
export function HomeExtras() {
  useHomeOpening();
  return (
    <Suspense>
      <MatchPopup />
      <AnnouncementPopup />
    </Suspense>
  );
}

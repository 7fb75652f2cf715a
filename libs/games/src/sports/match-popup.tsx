import { Lazy } from '@livery/kit/lazy/lazy';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { lazyMatchSheet } from './lazy-match-sheet.ts';
import { matchParam, setMatchParam } from './match-param.ts';

/** The match in the address, shown over the home. Going back or closing it returns to the home. */
export function MatchPopup() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const requestedId = query.get(matchParam);
  // While the sheet closes, it still shows its last content.
  const [shown, setShown] = useState(requestedId);
  if (requestedId && requestedId !== shown) setShown(requestedId);
  // A match that was opened from the page has its own history entry. A match that was opened by a link has none: its
  // previous entry may not belong to the app.
  const [hasOwnHistoryEntry, setHasOwnHistoryEntry] = useState(requestedId === null);
  if (!requestedId && !hasOwnHistoryEntry) setHasOwnHistoryEntry(true);
  if (!shown) return null;

  const show = (id?: string) => void navigate({ search: setMatchParam(search, id) }, { replace: true });
  const close = () => (hasOwnHistoryEntry ? void navigate(-1) : show());
  return (
    <SectionBoundary>
      <Lazy module={lazyMatchSheet}>
        {({ MatchSheet }) => <MatchSheet id={shown} isOpen={requestedId !== null} onClose={close} onShow={show} />}
      </Lazy>
    </SectionBoundary>
  );
}

import { Lazy } from '@livery/kit/lazy/lazy';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { lazyMatchSheet } from './lazy-match-sheet.ts';
import { matchParam, setMatchParam } from './match-param.ts';

/**
 * Sheet over the home page with the match that the URL selects. The back button and the close button close the sheet.
 */
export function MatchPopup() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const requestedId = query.get(matchParam);
  // Id of the match that was shown last. During the closing animation, the URL contains no match, but the sheet still
  // shows this one.
  const [shown, setShown] = useState(requestedId);
  if (requestedId && requestedId !== shown) setShown(requestedId);
  // True if the visitor opened the match on the home page. The sheet then closes by going back in the history. False if
  // the visit started with a link to the match, because the previous history entry may then belong to another site.
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

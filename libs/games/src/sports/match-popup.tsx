import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../section/lazy-component.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { matchParam, setMatchParam } from './match-param.ts';
import type { MatchSheetProps } from './match-sheet.tsx';

const MatchSheet = lazyComponent<MatchSheetProps>(() =>
  import('./match-sheet.tsx').then((module) => module.MatchSheet),
);

/** The match that the address names, over the home. Going back closes it, and so does leaving. */
export function MatchPopup() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const requestedId = query.get(matchParam);
  // While it slides away it still shows what it showed.
  const [shown, setShown] = useState(requestedId);
  if (requestedId && requestedId !== shown) setShown(requestedId);
  // Opened from the page it lies one step ahead of it; opened by a link there may be nothing of ours behind it.
  const [hasOwnHistoryEntry, setHasOwnHistoryEntry] = useState(requestedId === null);
  if (!requestedId && !hasOwnHistoryEntry) setHasOwnHistoryEntry(true);
  if (!shown) return null;

  const show = (id?: string) => void navigate({ search: setMatchParam(search, id) }, { replace: true });
  const close = () => (hasOwnHistoryEntry ? void navigate(-1) : show());
  return (
    <SectionBoundary>
      <Suspense>
        <MatchSheet id={shown} isOpen={requestedId !== null} onClose={close} onShow={show} />
      </Suspense>
    </SectionBoundary>
  );
}

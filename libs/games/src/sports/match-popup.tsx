import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../section/lazy-component.tsx';
import { SectionBoundary } from '../section/section-boundary.tsx';
import { matchParam, setMatchParam } from './match-param.ts';
import type { MatchSheetProps } from './match-sheet.tsx';

const MatchSheet = lazyComponent<MatchSheetProps>(() =>
  import('./match-sheet.tsx').then((module) => module.MatchSheet),
);

/** The match in the address, shown over the home. Going back or closing it returns to the home. */
export function MatchPopup() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const requestedId = query.get(matchParam);
  // The closing sheet shows its last content.
  const [shown, setShown] = useState(requestedId);
  if (requestedId && requestedId !== shown) setShown(requestedId);
  // If opened from the page, it has its own history entry. If opened by a link, the previous entry may not belong to
  // the app.
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

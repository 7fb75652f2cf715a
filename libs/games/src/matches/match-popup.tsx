import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { part } from '../section/part.tsx';
import { Section } from '../section/section.tsx';
import { matchParameter, withMatch } from './match-address.ts';
import type { MatchSheetProps } from './match-sheet.tsx';

const MatchSheet = part<MatchSheetProps>(() => import('./match-sheet.tsx').then((module) => module.MatchSheet));

/** The match that the address names, over the home. Going back closes it, and so does leaving. */
export function MatchPopup() {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = query.get(matchParameter);
  // While it slides away it still shows what it showed.
  const [shown, setShown] = useState(named);
  if (named && named !== shown) setShown(named);
  // Opened from the page it lies one step ahead of it; opened by a link there may be nothing of ours behind it.
  const [isAhead, setAhead] = useState(named === null);
  if (!named && !isAhead) setAhead(true);
  if (!shown) return null;

  const show = (id?: string) => void navigate({ search: withMatch(search, id) }, { replace: true });
  const close = () => (isAhead ? void navigate(-1) : show());
  return (
    <Section>
      <Suspense>
        <MatchSheet id={shown} isOpen={named !== null} onClose={close} onShow={show} />
      </Suspense>
    </Section>
  );
}

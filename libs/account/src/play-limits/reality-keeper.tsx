import { usePlaySessionQuery } from '@livery/api/limits';
import { isTrial } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { intervalsOf, untilNextCheck } from './next-check.ts';

const key = 'livery.realityTold';
/** A browser's timers overflow beyond this. */
const longestWait = 2 ** 31 - 1;

const RealityDialog = lazy(() => import('./reality-dialog.tsx').then((module) => ({ default: module.RealityDialog })));

/** Tells a member how long they have been here, at the interval that they chose. Nobody who chose none is asked anything but once. */
export const RealityKeeper = () => {
  const session = useSession();
  const isMember = session !== null && !isTrial(session.type);
  const { currentData, refetch } = usePlaySessionQuery(undefined, { skip: !isMember });
  const [isTold, setTold] = useState(false);
  const heardAt = useRef(0);
  const { startedAt, now, realityMinutes } = currentData ?? {};

  useEffect(() => {
    if (!startedAt || !now || !realityMinutes) return;
    heardAt.current = performance.now();
    const sessionMs = () => Date.parse(now) - Date.parse(startedAt) + performance.now() - heardAt.current;
    const mark = `${startedAt} ${realityMinutes} `;
    const stored = tabStorage.get(key);
    const toldUpTo = stored?.startsWith(mark) ? Number(stored.slice(mark.length)) : 0;
    const tell = () => {
      tabStorage.set(key, mark + intervalsOf(sessionMs(), realityMinutes));
      // What was staked since is asked for before it is told.
      void refetch();
      setTold(true);
    };
    const timer = setTimeout(tell, Math.min(untilNextCheck(sessionMs(), realityMinutes, toldUpTo), longestWait));
    return () => clearTimeout(timer);
  }, [startedAt, now, realityMinutes, refetch]);

  if (!isTold || !isMember || !currentData) return null;
  return (
    <Suspense>
      <RealityDialog session={currentData} onClose={() => setTold(false)} />
    </Suspense>
  );
};

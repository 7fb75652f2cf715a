import { useGetPlaySessionQuery } from '@livery/api/responsible-gaming';
import { isTrial } from '@livery/contract/enums';
import { useSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { countIntervals, getMsUntilNextCheck } from './next-check.ts';

const key = 'livery.realityTold';
/** A browser's timers overflow beyond this. */
const maxTimeoutMs = 2 ** 31 - 1;

const RealityCheckDialog = lazy(() =>
  import('./reality-check-dialog.tsx').then((module) => ({ default: module.RealityCheckDialog })),
);

/** Tells a member how long they have been here, at the interval that they chose. Nobody who chose none is asked anything but once. */
export const RealityCheckTimer = () => {
  const session = useSession();
  const isMember = session !== null && !isTrial(session.type);
  const { currentData, refetch } = useGetPlaySessionQuery(undefined, { skip: !isMember });
  const [isShown, setShown] = useState(false);
  const receivedAt = useRef(0);
  const { startedAt, now, realityMinutes } = currentData ?? {};

  useEffect(() => {
    if (!startedAt || !now || !realityMinutes) return;
    receivedAt.current = performance.now();
    const sessionMs = () => Date.parse(now) - Date.parse(startedAt) + performance.now() - receivedAt.current;
    const mark = `${startedAt} ${realityMinutes} `;
    const stored = tabStorage.get(key);
    const notifiedIntervals = stored?.startsWith(mark) ? Number(stored.slice(mark.length)) : 0;
    const showCheck = () => {
      tabStorage.set(key, mark + countIntervals(sessionMs(), realityMinutes));
      // What was staked since is asked for before it is told.
      void refetch();
      setShown(true);
    };
    const timer = setTimeout(
      showCheck,
      Math.min(getMsUntilNextCheck(sessionMs(), realityMinutes, notifiedIntervals), maxTimeoutMs),
    );
    return () => clearTimeout(timer);
  }, [startedAt, now, realityMinutes, refetch]);

  if (!isShown || !isMember || !currentData) return null;
  return (
    <Suspense>
      <RealityCheckDialog session={currentData} onClose={() => setShown(false)} />
    </Suspense>
  );
};

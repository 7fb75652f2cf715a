import { useGetPlaySessionQuery } from '@livery/api/responsible-gaming';
import { isTrial } from '@livery/contract/enums';
import { Lazy } from '@livery/kit/lazy/lazy';
import { createLazyModule } from '@livery/kit/lazy/lazy-module';
import { useSession } from '@livery/kit/session';
import { tabStorage } from '@livery/kit/storage';
import { useEffect, useRef, useState } from 'react';
import { countIntervals, getMsUntilNextCheck } from './next-check.ts';

const key = 'livery.realityTold';
/** Max delay of a browser timer in milliseconds. With a longer delay, the browser runs the timer immediately. */
const maxTimeoutMs = 2 ** 31 - 1;

const lazyRealityCheckDialog = createLazyModule(() => import('./reality-check-dialog.tsx'));

/**
 * Shows the reality check (a dialog about the current session) at the interval that the member has selected. Loads the
 * data of the session again for each dialog. Without a selected interval, shows no dialog.
 */
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
      // Loads the session's stakes again, so that the dialog shows current amounts.
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
    <Lazy module={lazyRealityCheckDialog} retries={Infinity}>
      {({ RealityCheckDialog }) => <RealityCheckDialog session={currentData} onClose={() => setShown(false)} />}
    </Lazy>
  );
};

import { createElement, useEffect, useState } from 'react';
import { useArrived } from '@livery/kit/late-part';
import { LatePending } from '../shell/late-pending.ts';
import { Failed } from './failed.tsx';
import type { Place } from './places.ts';
import { screenOf } from './screen-cache.ts';

/** After a chunk failed it is asked for once more by itself, after this long. */
export const secondTryMs = 2000;

/** A screen once its chunk is here. A chunk that fails is logged, and the loading view remains until a second try has failed too: then the member is asked. */
export const LoadedScreen = ({ load }: { load: Place['route']['screen'] }) => {
  const part = screenOf(load);
  const arrived = useArrived(part);
  const [tries, setTries] = useState(1);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (arrived) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    part.bring().catch((error: unknown) => {
      // Whoever looks into a member's trouble finds it there.
      // oxlint-disable-next-line no-console
      console.error('A screen could not be loaded', error);
      if (!isCurrent) return;
      if (tries % 2 === 0) setFailed(true);
      else again = setTimeout(() => setTries(tries + 1), secondTryMs);
    });
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [arrived, part, tries]);

  if (arrived) return createElement(arrived.Screen);
  if (!hasFailed) return <LatePending />;
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return <Failed onRetry={retry} />;
};

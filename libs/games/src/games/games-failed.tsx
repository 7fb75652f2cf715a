import { Suspense } from 'react';
import { part } from '../section/part.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import type { GamesFailedProps } from './games-failed-view.tsx';

const View = part(() => import('./games-failed-view.tsx').then((module) => module.GamesFailedView));

/** A list that did not come. What to say of it is loaded only when it is needed. */
export const GamesFailed = (props: GamesFailedProps) => (
  <Suspense fallback={<GameSkeletons />}>
    <View {...props} />
  </Suspense>
);

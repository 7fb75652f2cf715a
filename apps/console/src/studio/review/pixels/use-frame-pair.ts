import { useEffect, useRef, useState } from 'react';
import { createFrameDriver, type FrameDriver, isClosed } from '../../frames/frame-driver.ts';
import { createScreenScene } from '../../frames/scenes.ts';
import type { ComparedScreen } from './compared-screen.ts';

interface PairOptions {
  readonly origins: { readonly before: string; readonly after: string };
  readonly screen: ComparedScreen;
  readonly language: string;
  readonly titles: { readonly before: string; readonly after: string };
  readonly className: string | undefined;
}

type PairState = 'loading' | 'shown' | 'failed';

/** Shows a screen of two releases in two frames. If a person scrolls one frame, the other frame scrolls too. */
export const useFramePair = ({ origins, screen, language, titles, className }: PairOptions) => {
  const beforeRef = useRef<HTMLDivElement>(null);
  const afterRef = useRef<HTMLDivElement>(null);
  const drivers = useRef<Partial<Record<'before' | 'after', FrameDriver>>>({});
  const [state, setState] = useState<PairState>('loading');
  const [scrollTop, setScrollTop] = useState(0);
  const { path, access, mode } = screen;
  const { before, after } = origins;
  useEffect(() => {
    const [first, second] = [beforeRef.current, afterRef.current];
    if (!first || !second) return undefined;
    let top = 0;
    const follow = (other: 'before' | 'after', next: number): void => {
      if (Math.abs(next - top) <= 1) return;
      top = next;
      setScrollTop(next);
      drivers.current[other]?.send({ type: 'scroll', top: next });
    };
    const create = (side: 'before' | 'after', container: HTMLElement): FrameDriver =>
      createFrameDriver({
        container,
        origin: side === 'before' ? before : after,
        title: titles[side],
        className,
        onMessage: (message) => {
          if (message.type === 'scrolled') follow(side === 'before' ? 'after' : 'before', message.top);
        },
      });
    const pair = { before: create('before', first), after: create('after', second) };
    drivers.current = pair;
    const place = { path, scene: createScreenScene({ access }, language, mode) };
    Promise.all([pair.before.load(place), pair.after.load(place)]).then(
      () => setState('shown'),
      (error: unknown) => !isClosed(error) && setState('failed'),
    );
    return () => {
      pair.before.close();
      pair.after.close();
    };
    // The titles are not dependencies. They change only with the language of the console, and a new title does not
    // need a new frame.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [before, after, path, access, mode, language, className]);
  return {
    state,
    scrollTop,
    refs: { before: beforeRef, after: afterRef },
    scrollTo: (top: number) => {
      setScrollTop(top);
      for (const driver of Object.values(drivers.current)) driver.send({ type: 'scroll', top });
    },
  };
};

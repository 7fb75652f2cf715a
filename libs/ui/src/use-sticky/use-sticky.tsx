import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-stuck` on a sticky bar while its top is at most `trigger` px from the top of the window
 * and content has scrolled under it. The state goes to the DOM, without a render.
 */
export function useIsStuck(bar: RefObject<HTMLElement | null>, trigger: number) {
  useEffect(() => {
    const update = () => {
      const element = bar.current;
      element?.setAttribute(
        'data-stuck',
        String(scrollY > 0 && element.getBoundingClientRect().top <= trigger),
      );
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [bar, trigger]);
}

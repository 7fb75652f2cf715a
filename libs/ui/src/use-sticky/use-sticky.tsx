import { type RefObject, useEffect } from 'react';

/**
 * Marks a sticky bar with `data-stuck` while its top is no further than `trigger` px from the top of the window and
 * content has passed under it. The state goes to the DOM, with no render.
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

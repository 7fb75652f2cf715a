import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-stuck` to "true" when the page is scrolled and the sticky bar is at most `trigger` px
 * below the top of the window. The hook sets the attribute without a render.
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

import { type RefObject, useEffect } from 'react';

/**
 * Sets the attribute `data-stuck` on the bar for CSS, without a render. The value is "true" if the
 * page is scrolled and the bar is at most `trigger` px below the top of the window. Otherwise, it
 * is "false".
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

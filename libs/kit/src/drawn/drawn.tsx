import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { insistOn, type LatePart, useArrived } from '../late-part/late-part.ts';

/** Parts of the page as it was composed, by name. */
const kept = new Map<string, Element>();
/** Where the visitor was last. */
let focused: HTMLElement | null;

/** Marks a part of the drawn page by the name under which `drawnUntil` shows it on. It makes no box of its own. */
export const DrawnPart = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="drawn" data-drawn={name}>
    {children}
  </div>
);

/** A part of the drawn page that is not in its first picture, which it would hold up: it takes its place when that is painted. */
export const DrawnLater = ({ stage, children }: { stage: 2 | 3; children: ReactNode }) => (
  <template data-stage={stage}>{children}</template>
);

/** Takes note of the marked parts, before the app clears the page to draw itself. */
export const keepDrawn = (page: ParentNode): void => {
  for (const part of page.querySelectorAll<HTMLElement>('[data-drawn]')) kept.set(part.dataset.drawn!, part);
  focused = document.activeElement as HTMLElement | null;
  // Until the app has drawn itself a moment passes, in which a field may be tapped.
  addEventListener('focusin', ({ target }) => (focused = target as HTMLElement));
};

/**
 * A component whose code comes after the first content. Until then, and for as
 * long as the code cannot be had, the page shows what was drawn in its place:
 * nothing flickers, and its links lead where they did.
 */
export const drawnUntil = <Module, Props extends object = object>(
  late: LatePart<Module>,
  name: string,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> => {
  const adopt = (place: HTMLElement | null) => {
    const part = kept.get(name);
    if (!place || !part) return;
    place.append(part);
    // To be moved is to lose it. Nothing happens before the part that it is in has come.
    focused?.focus();
  };
  return function DrawnUntil(props: Props) {
    const module = useArrived(late);
    useEffect(() => insistOn(late), []);
    return module ? createElement(pick(module), props) : <div className="drawn" ref={adopt} />;
  };
};

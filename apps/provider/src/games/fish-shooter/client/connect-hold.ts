/** Milliseconds between two attempts to fire while a pointer is held. */
const holdEveryMs = 60;

const canHold = (element: HTMLElement): boolean => !element.hidden && !element.matches(':disabled');

/**
 * Calls `onHold` when the main button of a pointer goes down on the element, and then every few milliseconds until it
 * goes up, until the pointer leaves the element, or until the element is disabled or hidden. The shooting controller
 * limits the number of shots per second.
 */
export const connectHold = (element: HTMLElement, onHold: () => void, onEnd: () => void = () => undefined): void => {
  let held: { readonly pointerId: number; readonly timer: number } | undefined;
  const end = (): void => {
    if (!held) return;
    clearInterval(held.timer);
    held = undefined;
    onEnd();
  };
  const repeat = (): void => {
    if (canHold(element)) onHold();
    else end();
  };
  const endPointer = ({ pointerId }: PointerEvent): void => {
    if (pointerId === held?.pointerId) end();
  };
  element.addEventListener('pointerdown', ({ button, pointerId }) => {
    if (button !== 0) return;
    clearInterval(held?.timer);
    held = { pointerId, timer: window.setInterval(repeat, holdEveryMs) };
    onHold();
  });
  element.addEventListener('pointerleave', endPointer);
  // A disabled or removed element gets no event of the pointer that goes up, but the window does.
  window.addEventListener('pointerup', endPointer);
  window.addEventListener('pointercancel', endPointer);
  // The page may lose the pointer, for example when another app opens. The cannon then must not go on.
  window.addEventListener('blur', end);
};

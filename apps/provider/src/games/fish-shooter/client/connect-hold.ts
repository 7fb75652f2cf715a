/** Milliseconds between two calls of `onHold` while the main button is held down. */
const holdEveryMs = 60;

const canHold = (element: HTMLElement): boolean => !element.hidden && !element.matches(':disabled');

/**
 * Calls `onHold` when the main button of a pointer goes down on the element. Repeats the call every `holdEveryMs`
 * milliseconds until the button goes up, the pointer leaves the element, or the element is disabled or hidden. Then
 * calls `onEnd`. Not every call fires a shot, because the shooting controller enforces a longer time between shots.
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
  // A disabled or removed element does not receive `pointerup`, but the window does.
  window.addEventListener('pointerup', endPointer);
  window.addEventListener('pointercancel', endPointer);
  // If another app opens, the page may receive no further pointer event. The repetition must then stop.
  window.addEventListener('blur', end);
};

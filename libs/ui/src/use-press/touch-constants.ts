/**
 * Constants for touch. Times are in ms, distances in CSS px. From the specification, "shell and
 * home", section 9.
 */
export const touchConstants = {
  pressDelay: 130,
  /** Time from the end of `pressDelay` until the press counts as a long press. */
  longPress: 370,
  releaseDelay: 100,
  /**
   * Max distance between the finger and the element. If the finger is farther away, the press ends.
   */
  retention: 20,
  /** Distance that the finger can move. If it moves farther, the press is cancelled. */
  cancelBeyond: 30,
  /**
   * Time after a touch in which mouse events are ignored. The browser creates these events from the
   * touch.
   */
  mouseLock: 300,
} as const;

/**
 * Constants for touch. Times are in ms, distances in CSS px. From the specification, "shell and
 * home", section 9.
 */
export const touchConstants = {
  pressDelay: 130,
  /** Time from the end of `pressDelay` to the long press. */
  longPress: 370,
  releaseDelay: 100,
  /** Distance that the finger may be outside the element without ending the press. */
  retention: 20,
  /** A movement of more than this distance cancels the press. */
  cancelBeyond: 30,
  /**
   * A mouse event this short after a touch is ignored because the browser creates it from the
   * touch.
   */
  mouseLock: 300,
} as const;

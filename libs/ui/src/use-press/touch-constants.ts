/**
 * Constants for touch. Times are in ms, and distances are in CSS px. The values are from the
 * specification, "shell and home", section 9.
 */
export const touchConstants = {
  pressDelay: 130,
  /**
   * Time after `pressDelay` at which the press becomes a long press. A long press thus takes
   * 500 ms in total.
   */
  longPress: 370,
  releaseDelay: 100,
  /**
   * Maximum distance between the finger and the edge of the element. If the finger is farther away,
   * the element does not look pressed. If the user lifts the finger there, no click follows.
   */
  retention: 20,
  /**
   * Maximum distance between the finger and the position at which the press began. If the finger
   * moves farther, the press is cancelled, because the user probably scrolls.
   */
  cancelBeyond: 30,
  /**
   * Time after a touch during which mouse events are ignored. After a touch, browsers also send
   * mouse events, which would count as a second press.
   */
  mouseLock: 300,
} as const;

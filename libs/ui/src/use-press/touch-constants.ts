/** Touch constants (specification, shell and home, section 9). Times in ms, distances in CSS px. */
export const touchConstants = {
  pressDelay: 130,
  /** Counted from the end of the press delay. */
  longPress: 370,
  releaseDelay: 100,
  /** Max distance between the finger and the element at which the press continues. */
  retention: 20,
  /** Movement that cancels the press. */
  cancelBeyond: 30,
  /** Time after a touch in which a mouse event is its echo. */
  mouseLock: 300,
} as const;

/** The touch constants of the specification (shell and home, section 9). Times in ms, distances in CSS px. */
export const touchConstants = {
  pressDelay: 130,
  /** Counted from the end of the press delay. */
  longPress: 370,
  releaseDelay: 100,
  /** How far beside the element a finger may lie and still hold it. */
  retention: 20,
  /** Movement that makes a press something else. */
  cancelBeyond: 30,
  /** How long after a touch a mouse event is taken for its echo. */
  mouseLock: 300,
} as const;

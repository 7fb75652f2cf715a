/** Number of security questions that each member chooses. */
export const questionCount = 3;

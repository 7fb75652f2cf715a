/** Number of security questions of a member. */
export const questionCount = 3;

/** How many questions a member answers. */
export const questionCount = 3;

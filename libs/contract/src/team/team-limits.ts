/** Members that one transfer can reach. */
export const mostReceivers = 50;

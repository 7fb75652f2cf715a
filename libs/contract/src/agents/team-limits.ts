/** Members that one transfer can reach. */
export const maxReceivers = 50;

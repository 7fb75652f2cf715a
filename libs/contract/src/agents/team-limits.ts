/** Maximum number of members who receive money in one transfer. */
export const maxReceivers = 50;

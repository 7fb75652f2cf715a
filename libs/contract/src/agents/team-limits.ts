/** Maximum number of receivers of one transfer. */
export const maxReceivers = 50;

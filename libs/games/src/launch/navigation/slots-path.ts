/** The slots have an address of their own. */
export const slotsPath = '/m/slotsCenter';

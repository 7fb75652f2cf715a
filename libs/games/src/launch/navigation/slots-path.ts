/** Address of the slots, the only category with its own. */
export const slotsPath = '/m/slotsCenter';

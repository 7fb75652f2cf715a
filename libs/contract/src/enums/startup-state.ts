/**
 * State of the site for a visitor. If there is maintenance and the region is restricted too, the state is
 * `Maintenance`.
 */
export const StartupState = { Normal: 0, Maintenance: 1, RegionRestricted: 2 } as const;
export type StartupState = (typeof StartupState)[keyof typeof StartupState];

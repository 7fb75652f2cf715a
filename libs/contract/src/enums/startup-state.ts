/** 0: normal. 1: maintenance, also if both states apply. 2: region restricted. */
export const StartupState = { Normal: 0, Maintenance: 1, RegionRestricted: 2 } as const;
export type StartupState = (typeof StartupState)[keyof typeof StartupState];

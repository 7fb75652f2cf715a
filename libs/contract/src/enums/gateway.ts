export const Gateway = { Web: 1, Mobile: 3 } as const;

/** Names of the sports, as used in league data and in artwork themes. */
export const Sport = {
  Football: 'football',
  Basketball: 'basketball',
  Volleyball: 'volleyball',
  Badminton: 'badminton',
  FiveLanes: 'five-lanes',
  TacticalOps: 'tactical-ops',
  VirtualFootball: 'virtual-football',
} as const;
export type Sport = (typeof Sport)[keyof typeof Sport];

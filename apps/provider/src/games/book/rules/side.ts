export type Side = 'home' | 'away';
export interface Score {
  readonly home: number;
  readonly away: number;
}
export const level: Score = { home: 0, away: 0 };
export const plus = (score: Score, side: Side, by = 1): Score =>
  side === 'home' ? { ...score, home: score.home + by } : { ...score, away: score.away + by };
export const leaderOf = ({ home, away }: Score): Side | 'draw' =>
  home > away ? 'home' : home < away ? 'away' : 'draw';

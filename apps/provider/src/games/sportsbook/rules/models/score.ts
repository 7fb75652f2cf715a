export type Side = 'home' | 'away';
export interface Score {
  readonly home: number;
  readonly away: number;
}
export const zeroScore: Score = { home: 0, away: 0 };
export const addToScore = (score: Score, side: Side, by = 1): Score =>
  side === 'home' ? { ...score, home: score.home + by } : { ...score, away: score.away + by };
export const getLeader = ({ home, away }: Score): Side | 'draw' => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

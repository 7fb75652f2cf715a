import type { ClusterMachine } from './cluster-machine.ts';

export const defaultClusterMachine: ClusterMachine = {
  weights: [7, 9, 12, 18, 22, 24, 25, 0, 1],
  sizes: [5, 6, 7, 8, 10, 12, 15],
  pays: [
    [60, 80, 120, 200, 400, 1000, 3000],
    [35, 50, 70, 120, 250, 600, 2000],
    [25, 35, 50, 80, 160, 400, 1000],
    [12, 18, 25, 45, 100, 250, 600],
    [10, 14, 20, 35, 80, 180, 450],
    [8, 12, 16, 30, 60, 150, 350],
    [6, 9, 14, 25, 50, 120, 300],
  ],
  wildFrom: 8,
  multipliers: [1, 2, 4, 6, 8, 10, 12, 15, 20, 25],
  freeSpins: [8, 10, 12],
  moreFreeSpins: 4,
  maxSeriesLength: 24,
  maxWinMultiple: 5000,
};

/**
 * RTP (return to player) in percent, as shown to players. This value is the middle of `advertisedRtpInterval`, which
 * `bench/cluster-rtp.ts` computed. The interval contains the true RTP with a confidence of 99 percent.
 */
export const advertisedClusterRtp = '96.2';
export const advertisedRtpInterval = { from: 96.0, to: 96.4 } as const;

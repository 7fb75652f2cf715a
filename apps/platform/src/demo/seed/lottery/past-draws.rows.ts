import { createHash } from 'node:crypto';
import { merkleRoot, computeResult, hashSeed } from '@livery/lottery-rules/proof';
import { demoLotteries } from '@livery/demo/lottery/lotteries';
import { listIssuesBefore, type lotteryIssues } from '../../../modules/lottery/index.ts';

/** Number of past draws that the demo creates for each lottery with frequent draws. */
const drawsEach = 60;
const drawsOfProvince = 10;

/**
 * Generates past draws without bets. They can be verified like real draws. Their secret seeds are derived from the
 * seed number of the demo data. This is safe, because nobody can bet on a past draw.
 */
export const generatePastDraws = async (seed: number, now: Date): Promise<(typeof lotteryIssues.$inferInsert)[]> => {
  const root = await merkleRoot([]);
  const rows = demoLotteries.flatMap((lottery) =>
    listIssuesBefore({ ...lottery, isActive: true }, now, lottery.group === 'fast' ? drawsEach : drawsOfProvince).map(
      async (times) => {
        const secret = createHash('sha256').update(`${seed}/${lottery.code}/${times.numero}`).digest('hex');
        const { code, family } = lottery;
        const result = await computeResult({ family, code, numero: times.numero, seed: secret, root });
        return {
          code,
          ...times,
          state: 'settled' as const,
          seed: secret,
          seedHash: await hashSeed(secret),
          root,
          betCount: 0,
          result,
          drawnAt: times.drawsAt,
          settledAt: times.drawsAt,
        };
      },
    ),
  );
  return Promise.all(rows);
};

import type { LotteryFamily } from '@livery/contract/lottery/families';
import { methodsByFamily } from '@livery/lottery-rules/methods';
import { computePrices } from '@livery/lottery-rules/prices';
import { startTestGateway, success, type TestGateway } from '@livery/api/testing/test-gateway';

/** Time of the gateway in the lottery tests. */
export const testServerTime = '2026-11-22T08:00:30Z';

const drawMinute = (nth: number): string => new Date(Date.UTC(2026, 10, 22, 8, nth)).toISOString();
const closingTime = (nth: number): string => new Date(Date.UTC(2026, 10, 22, 8, nth) - 5000).toISOString();

/**
 * Creates one draw (issue) of a lottery that draws every minute. With `nth` 0, betting is open from 07:59:55 to
 * 08:00:55 UTC, and the result is drawn at 08:01. Each higher `nth` is one minute later.
 */
export const createIssue = (nth: number) => ({
  numero: `20261122${String(901 + nth).padStart(4, '0')}`,
  opensAt: closingTime(nth),
  closesAt: closingTime(nth + 1),
  drawsAt: drawMinute(nth + 1),
});

export const lotteryEntry = (family: LotteryFamily = 'SSC', more: object = {}) => ({
  code: 'SSC_1M',
  prizeMode: 'SEA',
  displayName: 'Five Digits · 1 Minute',
  family,
  vassalage: 'TCG_SEA',
  nodeId: '9',
  everySeconds: 60,
  iconUrl: '/media/9/{width}.webp',
  colour: '#102030',
  ...more,
});

export const lotteryBoard = (family: LotteryFamily = 'SSC', more: object = {}) => ({
  code: 'SSC_1M',
  prizeMode: 'SEA',
  family,
  currency: 'PHP',
  series: null,
  ownSeries: null,
  methods: methodsByFamily[family].map((method) => ({
    code: method.code,
    prices: computePrices(method, { parts: 9600, of: 10_000 }).map((price) => (price / 1000).toFixed(3)),
  })),
  units: ['1.00', '2.00', '10.00', '100.00'],
  mostStake: '100000.00',
  mostPrize: '5000000.00',
  ...more,
});

const lastDraw = {
  numero: '202611220900',
  drawsAt: drawMinute(0),
  state: 'settled',
  result: ['1', '2', '3', '4', '5'],
};

export const createNumerosAt = (nth: number, serverTime = testServerTime) => ({
  serverTime,
  list: [
    {
      code: 'SSC_1M',
      current: createIssue(nth),
      last:
        nth === 0
          ? lastDraw
          : { ...lastDraw, numero: createIssue(nth - 1).numero, drawsAt: createIssue(nth - 1).drawsAt },
    },
  ],
});

/** Starts a test gateway with successful responses for one lottery. */
export const startLottery = (family: LotteryFamily = 'SSC'): TestGateway => {
  const gateway = startTestGateway();
  gateway.reply('lotteryMenu', () => success({ list: [lotteryEntry(family)] }));
  gateway.reply('lotteryBoard', () => success(lotteryBoard(family)));
  gateway.reply('openedNumeros', () => success(createNumerosAt(0)));
  gateway.reply('nearNumeros', ({ count }) =>
    success({ serverTime: testServerTime, list: Array.from({ length: Number(count) }, (_, nth) => createIssue(nth)) }),
  );
  gateway.reply('lotteryDraws', () => success({ list: [lastDraw], pageNum: 1, totalPages: 1 }));
  gateway.reply('placeLotteryBets', ({ lines, numeros }) =>
    success({
      orderId: 'o',
      chaseId: null,
      betCount: (lines as unknown[]).length * (numeros as unknown[]).length,
      staked: '2.00',
      balance: '98.00',
      currency: 'PHP',
    }),
  );
  gateway.reply('lotteryBets', () => success({ list: [], pageNum: 1, totalPages: 1 }));
  gateway.reply('lotteryChases', () => success({ list: [], pageNum: 1, totalPages: 1 }));
  return gateway;
};

/** Ids of test bets. Each key is the state of its bet. */
export const lotteryBetIds = {
  open: '00000000-0000-4000-8000-000000000001',
  won: '00000000-0000-4000-8000-000000000002',
  lost: '00000000-0000-4000-8000-000000000003',
  cancelled: '00000000-0000-4000-8000-000000000004',
  void: '00000000-0000-4000-8000-000000000005',
} as const;

export const lotteryBet = (state: string, more: object = {}) => ({
  id: lotteryBetIds[state as keyof typeof lotteryBetIds],
  code: 'SSC_1M',
  displayName: 'Five Digits · 1 Minute',
  family: 'SSC',
  prizeMode: 'SEA',
  numero: createIssue(0).numero,
  chaseId: null,
  method: 'place',
  selection: '7||||',
  units: 1,
  unit: '1.00',
  multiple: 2,
  stake: '2.00',
  payout: state === 'won' ? '19.20' : '0.00',
  state,
  currency: 'PHP',
  placedAt: testServerTime,
  closesAt: createIssue(0).closesAt,
  result: state === 'won' || state === 'lost' ? ['7', '2', '3', '4', '5'] : null,
  ...more,
});

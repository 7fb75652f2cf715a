import { type LotteryFamily, methodsOf, pricesOf } from '@livery/contract/lottery/rules';
import { startTestGateway, success, type TestGateway } from '@livery/api/testing';

/** When the gateway of these tests looks at its clock. */
export const gatewayTime = '2026-11-22T08:00:30Z';

const minute = (nth: number): string => new Date(Date.UTC(2026, 10, 22, 8, nth)).toISOString();
const closing = (nth: number): string => new Date(Date.UTC(2026, 10, 22, 8, nth) - 5000).toISOString();

/** Issues of a lottery that draws every minute; the first is open from 08:00 on. */
export const issueOf = (nth: number) => ({
  numero: `20261122${String(901 + nth).padStart(4, '0')}`,
  opensAt: closing(nth),
  closesAt: closing(nth + 1),
  drawsAt: minute(nth + 1),
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
  methods: methodsOf[family].map((method) => ({
    code: method.code,
    prices: pricesOf(method, { parts: 9600, of: 10_000 }).map((price) => (price / 1000).toFixed(3)),
  })),
  units: ['1.00', '2.00', '10.00', '100.00'],
  mostStake: '100000.00',
  mostPrize: '5000000.00',
  ...more,
});

const lastDraw = { numero: '202611220900', drawsAt: minute(0), state: 'settled', result: ['1', '2', '3', '4', '5'] };

export const openedAt = (nth: number, serverTime = gatewayTime) => ({
  serverTime,
  list: [
    {
      code: 'SSC_1M',
      current: issueOf(nth),
      last: nth === 0 ? lastDraw : { ...lastDraw, numero: issueOf(nth - 1).numero },
    },
  ],
});

/** A gateway with one lottery, at which all is well. */
export const startLottery = (family: LotteryFamily = 'SSC'): TestGateway => {
  const gateway = startTestGateway();
  gateway.answer('lotteryMenu', () => success({ list: [lotteryEntry(family)] }));
  gateway.answer('lotteryBoard', () => success(lotteryBoard(family)));
  gateway.answer('openedNumeros', () => success(openedAt(0)));
  gateway.answer('nearNumeros', ({ count }) =>
    success({ serverTime: gatewayTime, list: Array.from({ length: Number(count) }, (_, nth) => issueOf(nth)) }),
  );
  gateway.answer('lotteryDraws', () => success({ list: [lastDraw], pageNum: 1, totalPages: 1 }));
  gateway.answer('placeLotteryBets', ({ lines, numeros }) =>
    success({
      orderId: 'o',
      chaseId: null,
      betCount: (lines as unknown[]).length * (numeros as unknown[]).length,
      staked: '2.00',
      balance: '98.00',
      currency: 'PHP',
    }),
  );
  gateway.answer('lotteryBets', () => success({ list: [], pageNum: 1, totalPages: 1 }));
  gateway.answer('lotteryChases', () => success({ list: [], pageNum: 1, totalPages: 1 }));
  return gateway;
};

export const lotteryBet = (state: string, more: object = {}) => ({
  id: `bet-${state}`,
  code: 'SSC_1M',
  displayName: 'Five Digits · 1 Minute',
  family: 'SSC',
  prizeMode: 'SEA',
  numero: issueOf(0).numero,
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
  placedAt: gatewayTime,
  closesAt: issueOf(0).closesAt,
  result: state === 'won' || state === 'lost' ? ['7', '2', '3', '4', '5'] : null,
  ...more,
});

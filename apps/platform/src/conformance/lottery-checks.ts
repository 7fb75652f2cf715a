import type {
  cancelLotteryBet,
  cancelLotteryChase,
  lotteryBets,
  lotteryBoard,
  lotteryChases,
  lotteryDraw,
  lotteryDraws,
  lotteryMenu,
  nearNumeros,
  placeLotteryBets,
} from '@livery/contract/lottery';
import { ErrorCode } from '@livery/contract/errors';
import type { Operation, ResponseValue } from '@livery/contract/operation';
import { findMethod } from '@livery/lottery-rules/methods';
import { writeSelection } from '@livery/lottery-rules/selection';
import { type Check, findOperation } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import type { GatewayUnderTest } from './gateway-under-test.ts';
import { loginMember } from './login.ts';

/** Returns a lottery with enough time left to bet, and a valid single bet for this lottery. */
const prepareSlip = async (gateway: GatewayUnderTest) => {
  const { token } = await loginMember(gateway);
  const fetchValue = async <O extends Operation>(
    name: string,
    request: Readonly<Record<string, unknown>>,
  ): Promise<ResponseValue<O>> =>
    expectValue<ResponseValue<O>>(findOperation(name), await gateway.call(findOperation(name), request, token));
  const { list } = await fetchValue<typeof lotteryMenu>('lotteryMenu', { language: 'EN' });
  const lottery = list.find(({ everySeconds }) => everySeconds === null || everySeconds >= 180);
  if (!lottery) throw new Error('The brand has no lottery with at least 3 minutes between draws');
  const { code, prizeMode, family } = lottery;
  const board = await fetchValue<typeof lotteryBoard>('lotteryBoard', { code, prizeMode });
  const first = board.methods[0];
  const method = first && findMethod(family, first.code);
  if (!first || !method) throw new Error(`${code} has no bet method that the contract defines`);
  const selection = writeSelection(
    method.fields.map(({ values, min: minPicks }, index) => values.slice(0, Math.max(minPicks, index === 0 ? 1 : 0))),
  );
  const { list: near } = await fetchValue<typeof nearNumeros>('nearNumeros', { code, count: 3 });
  const line = { method: first.code, selection, unit: board.units[0], multiple: 1, price: first.prices[0] };
  return {
    token,
    fetchValue,
    code,
    slip: { code, prizeMode, lines: [line], numeros: [{ numero: near[1]?.numero }] },
    numeros: near.slice(1).map(({ numero }) => ({ numero })),
  };
};

export const lotteryChecks: readonly Check[] = [
  {
    name: 'places, lists and cancels a lottery bet, and returns no proof before the draw',
    run: async (gateway) => {
      const { token, fetchValue, code, slip } = await prepareSlip(gateway);
      await fetchValue<typeof placeLotteryBets>('placeLotteryBets', slip);
      const { list } = await fetchValue<typeof lotteryBets>('lotteryBets', {
        code,
        state: 'open',
        language: 'EN',
        pageNo: 1,
      });
      const id = list[0]?.id;
      expectRejection(await gateway.call(findOperation('lotteryBetProof'), { id }, token), ErrorCode.NotFound, 404);
      const response = await gateway.call(findOperation('cancelLotteryBet'), { id }, token);
      expectThat(
        expectValue<ResponseValue<typeof cancelLotteryBet>>(findOperation('cancelLotteryBet'), response).state ===
          'cancelled',
        'a cancelled bet',
        response,
      );
    },
  },
  {
    name: 'places, lists and cancels a chase',
    run: async (gateway) => {
      const { fetchValue, code, slip, numeros } = await prepareSlip(gateway);
      const { chaseId } = await fetchValue<typeof placeLotteryBets>('placeLotteryBets', {
        ...slip,
        numeros,
        stopsOnWin: true,
      });
      await fetchValue<typeof lotteryChases>('lotteryChases', { code, language: 'EN', pageNo: 1 });
      await fetchValue<typeof cancelLotteryChase>('cancelLotteryChase', { id: chaseId });
    },
  },
  {
    name: 'lists past draws and returns the proof of the last one',
    run: async (gateway) => {
      const { token, fetchValue, code } = await prepareSlip(gateway);
      const { list } = await fetchValue<typeof lotteryDraws>('lotteryDraws', { code, pageNo: 1 });
      const last = list.find(({ result }) => result);
      if (!last) return;
      const response = await gateway.call(findOperation('lotteryDraw'), { code, numero: last.numero }, token);
      const { seed, root } = expectValue<ResponseValue<typeof lotteryDraw>>(findOperation('lotteryDraw'), response);
      expectThat(seed !== null && root !== null, 'the seed and the root of a finished draw', response);
    },
  },
];

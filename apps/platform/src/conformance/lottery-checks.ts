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
import type { Operation, ValueOf } from '@livery/contract/operation';
import { findMethod, writeSelection } from '@livery/contract/lottery/rules';
import { type Check, operationNamed } from './check.ts';
import { expectRefusal, expectThat, expectValue } from './expectations.ts';
import type { GatewayUnderTest } from './gateway-under-test.ts';
import { logIn } from './log-in.ts';

/** A lottery that leaves time to bet, and a line that it takes. */
const sitDown = async (gateway: GatewayUnderTest) => {
  const { token } = await logIn(gateway);
  const ask = async <O extends Operation>(
    name: string,
    request: Readonly<Record<string, unknown>>,
  ): Promise<ValueOf<O>> =>
    expectValue<ValueOf<O>>(operationNamed(name), await gateway.call(operationNamed(name), request, token));
  const { list } = await ask<typeof lotteryMenu>('lotteryMenu', { language: 'EN' });
  const lottery = list.find(({ everySeconds }) => everySeconds === null || everySeconds >= 180);
  if (!lottery) throw new Error('The brand offers no lottery that draws every 3 minutes or less often');
  const { code, prizeMode, family } = lottery;
  const board = await ask<typeof lotteryBoard>('lotteryBoard', { code, prizeMode });
  const first = board.methods[0];
  const method = first && findMethod(family, first.code);
  if (!first || !method) throw new Error(`${code} has no method that the contract knows`);
  const selection = writeSelection(
    method.fields.map(({ values, least }, index) => values.slice(0, Math.max(least, index === 0 ? 1 : 0))),
  );
  const { list: near } = await ask<typeof nearNumeros>('nearNumeros', { code, count: 3 });
  const line = { method: first.code, selection, unit: board.units[0], multiple: 1, price: first.prices[0] };
  return {
    token,
    ask,
    code,
    slip: { code, prizeMode, lines: [line], numeros: [{ numero: near[1]?.numero }] },
    numeros: near.slice(1).map(({ numero }) => ({ numero })),
  };
};

export const lotteryChecks: readonly Check[] = [
  {
    name: 'a lottery bet is placed, listed, not yet provable, and cancelled before its issue closes',
    run: async (gateway) => {
      const { token, ask, code, slip } = await sitDown(gateway);
      await ask<typeof placeLotteryBets>('placeLotteryBets', slip);
      const { list } = await ask<typeof lotteryBets>('lotteryBets', { code, state: 'open', language: 'EN', pageNo: 1 });
      const id = list[0]?.id;
      expectRefusal(await gateway.call(operationNamed('lotteryBetProof'), { id }, token), ErrorCode.NotFound, 404);
      const heard = await gateway.call(operationNamed('cancelLotteryBet'), { id }, token);
      expectThat(
        expectValue<ValueOf<typeof cancelLotteryBet>>(operationNamed('cancelLotteryBet'), heard).state === 'cancelled',
        'a cancelled bet',
        heard,
      );
    },
  },
  {
    name: 'a chase is placed, listed and ended',
    run: async (gateway) => {
      const { ask, code, slip, numeros } = await sitDown(gateway);
      const { chaseId } = await ask<typeof placeLotteryBets>('placeLotteryBets', {
        ...slip,
        numeros,
        stopsOnWin: true,
      });
      await ask<typeof lotteryChases>('lotteryChases', { code, language: 'EN', pageNo: 1 });
      await ask<typeof cancelLotteryChase>('cancelLotteryChase', { id: chaseId });
    },
  },
  {
    name: 'past draws are listed, and the last one shows its proof',
    run: async (gateway) => {
      const { token, ask, code } = await sitDown(gateway);
      const { list } = await ask<typeof lotteryDraws>('lotteryDraws', { code, pageNo: 1 });
      const last = list.find(({ result }) => result);
      if (!last) return;
      const heard = await gateway.call(operationNamed('lotteryDraw'), { code, numero: last.numero }, token);
      const { seed, root } = expectValue<ValueOf<typeof lotteryDraw>>(operationNamed('lotteryDraw'), heard);
      expectThat(seed !== null && root !== null, 'the seed and the root of a draw that is over', heard);
    },
  },
];

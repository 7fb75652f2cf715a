import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import type { ValueOf } from '@livery/contract/operation';
import type { availablePromotions, claimReward, listPromotions } from '@livery/contract/promotions';
import { type Check, operationNamed } from './check.ts';
import { expectRefusal, expectThat, expectValue } from './expectations.ts';
import { logIn } from './log-in.ts';

/** What the contract asks of promotions and rewards. */
export const rewardsChecks: readonly Check[] = [
  {
    name: 'every promotion of the list has a detail, and an unknown one has none',
    run: async (gateway) => {
      const [list, detail] = [operationNamed('listPromotions'), operationNamed('promotionDetail')];
      const { token } = await logIn(gateway);
      for (const { id } of expectValue<ValueOf<typeof listPromotions>>(list, await gateway.call(list)).list)
        expectValue(detail, await gateway.call(detail, { id }, token));
      expectRefusal(await gateway.call(detail, { id: 'no-such-promotion' }, token), ErrorCode.NotFound, 404);
    },
  },
  {
    name: 'a reward is paid once, however often it is claimed',
    run: async (gateway) => {
      const [available, claim, balance] = [
        operationNamed('availablePromotions'),
        operationNamed('claimReward'),
        operationNamed('walletBalance'),
      ];
      const { token } = await logIn(gateway);
      const [first] = expectValue<ValueOf<typeof availablePromotions>>(
        available,
        await gateway.call(available, {}, token),
      ).list;
      if (!first) return;
      const before = parseAmount(
        expectValue<{ sumBalance: string }>(balance, await gateway.call(balance, {}, token)).sumBalance,
      );
      const once = expectValue<ValueOf<typeof claimReward>>(claim, await gateway.call(claim, { id: first.id }, token));
      const again = await gateway.call(claim, { id: first.id }, token);
      expectThat(
        JSON.stringify(expectValue(claim, again)) === JSON.stringify(once),
        'the same answer to the same claim',
        again,
      );
      const after = await gateway.call(balance, {}, token);
      expectThat(
        parseAmount(expectValue<{ sumBalance: string }>(balance, after).sumBalance) ===
          before + parseAmount(once.amount),
        'a balance that grew by the reward once',
        after,
      );
    },
  },
  {
    name: 'what is no reward cannot be claimed',
    run: async (gateway) => {
      const claim = operationNamed('claimReward');
      const { token } = await logIn(gateway);
      expectRefusal(await gateway.call(claim, { id: 'no-such-reward' }, token), ErrorCode.RewardNotClaimable, 409);
    },
  },
  {
    name: 'the rounds of a jackpot are told where there is one, and otherwise that there is none',
    run: async (gateway) => {
      const [jackpot, rounds] = [operationNamed('jackpot'), operationNamed('jackpotRounds')];
      const { illustrative } = expectValue<{ illustrative: boolean }>(jackpot, await gateway.call(jackpot));
      const heard = await gateway.call(rounds);
      if (illustrative) expectRefusal(heard, ErrorCode.FeatureOff, 403);
      else expectValue(rounds, heard);
    },
  },
];

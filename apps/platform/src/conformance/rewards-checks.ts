import { ErrorCode } from '@livery/contract/errors';
import { parseAmount } from '@livery/contract/money';
import type { ResponseValue } from '@livery/contract/operation';
import type { availablePromotions, claimReward, listPromotions } from '@livery/contract/rewards/promotions';
import { type Check, findOperation } from './check.ts';
import { expectRejection, expectThat, expectValue } from './expectations.ts';
import { loginMember } from './login.ts';

export const rewardsChecks: readonly Check[] = [
  {
    name: 'returns the details of every listed promotion, and rejects an unknown one',
    run: async (gateway) => {
      const [list, detail] = [findOperation('listPromotions'), findOperation('promotionDetail')];
      const { token } = await loginMember(gateway);
      for (const { id } of expectValue<ResponseValue<typeof listPromotions>>(list, await gateway.call(list)).list)
        expectValue(detail, await gateway.call(detail, { id }, token));
      expectRejection(await gateway.call(detail, { id: 'no-such-promotion' }, token), ErrorCode.NotFound, 404);
    },
  },
  {
    name: 'pays a reward once for repeated claims',
    run: async (gateway) => {
      const [available, claim, balance] = [
        findOperation('availablePromotions'),
        findOperation('claimReward'),
        findOperation('walletBalance'),
      ];
      const { token } = await loginMember(gateway);
      const [first] = expectValue<ResponseValue<typeof availablePromotions>>(
        available,
        await gateway.call(available, {}, token),
      ).list;
      if (!first) return;
      const before = parseAmount(
        expectValue<{ sumBalance: string }>(balance, await gateway.call(balance, {}, token)).sumBalance,
      );
      const firstClaim = expectValue<ResponseValue<typeof claimReward>>(
        claim,
        await gateway.call(claim, { id: first.id }, token),
      );
      const again = await gateway.call(claim, { id: first.id }, token);
      expectThat(
        JSON.stringify(expectValue(claim, again)) === JSON.stringify(firstClaim),
        'the same response to the same claim',
        again,
      );
      const after = await gateway.call(balance, {}, token);
      expectThat(
        parseAmount(expectValue<{ sumBalance: string }>(balance, after).sumBalance) ===
          before + parseAmount(firstClaim.amount),
        'a balance increased once by the reward',
        after,
      );
    },
  },
  {
    name: 'rejects a claim of an unknown reward',
    run: async (gateway) => {
      const claim = findOperation('claimReward');
      const { token } = await loginMember(gateway);
      expectRejection(await gateway.call(claim, { id: 'no-such-reward' }, token), ErrorCode.RewardNotClaimable, 409);
    },
  },
  {
    name: 'returns the rounds of a jackpot, or reports that the brand has none',
    run: async (gateway) => {
      const [jackpot, rounds] = [findOperation('jackpot'), findOperation('jackpotRounds')];
      const { illustrative } = expectValue<{ illustrative: boolean }>(jackpot, await gateway.call(jackpot));
      const response = await gateway.call(rounds);
      if (illustrative) expectRejection(response, ErrorCode.FeatureDisabled, 403);
      else expectValue(rounds, response);
    },
  },
];

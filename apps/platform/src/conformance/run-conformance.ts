import { catalogueChecks } from './catalogue-checks.ts';
import type { Check } from './check.ts';
import { entryChecks } from './auth-checks.ts';
import { accessChecks } from './access-checks.ts';
import { createGatewayUnderTest, type Target } from './gateway-under-test.ts';
import { lotteryChecks } from './lottery-checks.ts';
import { memberChecks } from './member-checks.ts';
import { operatorChecks } from './operator-checks.ts';
import { idempotencyChecks } from './idempotency-checks.ts';
import { rewardsChecks } from './rewards-checks.ts';
import { sessionChecks } from './session-checks.ts';
import { valueChecks } from './value-checks.ts';
import { walletChecks } from './wallet-checks.ts';

export interface Finding {
  readonly name: string;
  /** Explanation of the difference from the API contract. Undefined if the check passed. */
  readonly failure: string | undefined;
}

/** Runs all checks on a gateway, one after the other, because they use the same account. */
export const runConformance = async (target: Target): Promise<Finding[]> => {
  const gateway = createGatewayUnderTest(target);
  const checks: readonly Check[] = [
    ...accessChecks,
    ...operatorChecks,
    ...idempotencyChecks,
    ...valueChecks,
    ...sessionChecks,
    ...entryChecks,
    ...catalogueChecks,
    ...lotteryChecks,
    ...memberChecks,
    ...rewardsChecks,
    ...walletChecks(target.vendor),
  ];
  const findings: Finding[] = [];
  for (const { name, run } of checks) {
    const failure = await run(gateway).then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
    findings.push({ name, failure });
  }
  return findings;
};

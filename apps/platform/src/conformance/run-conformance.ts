import { catalogueChecks } from './catalogue-checks.ts';
import type { Check } from './check.ts';
import { entryChecks } from './auth-checks.ts';
import { accessChecks } from './access-checks.ts';
import { createGatewayUnderTest, type Target } from './gateway-under-test.ts';
import { lotteryChecks } from './lottery-checks.ts';
import { memberChecks } from './member-checks.ts';
import { idempotencyChecks } from './idempotency-checks.ts';
import { rewardsChecks } from './rewards-checks.ts';
import { sessionChecks } from './session-checks.ts';
import { valueChecks } from './value-checks.ts';
import { walletChecks } from './wallet-checks.ts';

export interface Finding {
  readonly name: string;
  /** What the gateway did otherwise; undefined when it did as the contract says. */
  readonly failure: string | undefined;
}

/** Asks a gateway everything that the contract says of one. One check after the other: they share an account. */
export const runConformance = async (target: Target): Promise<Finding[]> => {
  const gateway = createGatewayUnderTest(target);
  const checks: readonly Check[] = [
    ...accessChecks,
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

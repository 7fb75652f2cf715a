import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cascade, type DividendNode, findRateConflict } from '../payouts/cascade-dividends.ts';
import { validateTiers, computeSalary, computeNetShare, findTier } from './tiers.ts';
import type { ContractTier } from './contracts.tables.ts';

const money = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });

/**
 * Random trees of agents. No agent has a higher maximum dividend rate (`maxRate`) than its upline (the agent above).
 */
const trees = fc
  .array(
    fc.record({
      above: fc.nat(),
      net: money,
      rate: fc.integer({ min: 0, max: 5000 }),
      cut: fc.integer({ min: 0, max: 100 }),
      carry: fc.integer({ min: -(10 ** 9), max: 0 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((specs) => {
    const nodes: DividendNode[] = [];
    for (const { above, net, rate, cut, carry } of specs) {
      const parent = nodes.length === 0 || above % 5 === 0 ? undefined : nodes[above % nodes.length];
      const maxRate = parent ? Math.floor((parent.maxRate * cut) / 100) : rate;
      nodes.push({
        agentId: `a${nodes.length}`,
        aboveId: parent?.agentId ?? null,
        net,
        rate: Math.min(rate, maxRate),
        maxRate,
        carry,
      });
    }
    return nodes;
  });

describe('dividends', () => {
  it('pays all agents together exactly the shares of the root agents', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const dividends = cascade(nodes);
        const roots = nodes
          .filter(({ aboveId }) => aboveId === null)
          .reduce((sum, { net, rate }) => sum + computeNetShare(net, rate), 0);
        expect(dividends.reduce((sum, { gross }) => sum + gross, 0)).toBe(roots);
      }),
    );
  });

  it('pays or carries forward the exact sum, never both', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        cascade(nodes).forEach(({ payable, carryAfter, gross }, index) => {
          expect(payable + carryAfter).toBe(gross + nodes[index]!.carry);
          expect(payable >= 0 && carryAfter <= 0 && (payable === 0 || carryAfter === 0)).toBe(true);
        });
      }),
    );
  });

  it('pays the total earnings over many periods minus the last carry', () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 24 }), (nets) => {
        let carry = 0;
        let paid = 0;
        let earned = 0;
        for (const net of nets) {
          const child: DividendNode = {
            agentId: 'b',
            aboveId: 'a',
            net: Math.abs(net),
            rate: 1000,
            maxRate: 1000,
            carry: 0,
          };
          const [dividend] = cascade([{ agentId: 'a', aboveId: null, net, rate: 2000, maxRate: 2000, carry }, child]);
          carry = dividend!.carryAfter;
          paid += dividend!.payable;
          earned += dividend!.gross;
        }
        expect(paid + carry).toBe(earned);
      }),
    );
  });

  it('rejects a tree in which an agent has a higher rate than its upline', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (nodes, pick) => {
        const below = nodes.filter(({ aboveId }) => aboveId !== null);
        fc.pre(below.length > 0);
        const chosen = below[pick % below.length]!;
        const above = nodes.find(({ agentId }) => agentId === chosen.aboveId)!;
        const broken = nodes.map((node) => (node === chosen ? { ...node, maxRate: above.maxRate + 1 } : node));
        expect(findRateConflict(broken)).toMatchObject({ agentId: chosen.agentId, aboveId: above.agentId });
        expect(() => cascade(broken)).toThrow(RangeError);
        expect(findRateConflict(nodes)).toBeUndefined();
      }),
    );
  });
});

const ladder: ContractTier[] = [
  { bet: 100_000, active: 2, rateType: 'P', rate: 50 },
  { bet: 500_000, active: 3, rateType: 'P', rate: 80 },
  { bet: 1_000_000, active: 5, rateType: 'F', rate: 12_345 },
];

describe('salaries', () => {
  it('pays the highest tier whose conditions are all met', () => {
    expect(computeSalary(ladder, { bet: 99_999, active: 9 })).toBe(0);
    expect(computeSalary(ladder, { bet: 100_099, active: 2 })).toBe(500);
    expect(computeSalary(ladder, { bet: 600_000, active: 2 })).toBe(3000);
    expect(computeSalary(ladder, { bet: 600_050, active: 3 })).toBe(4800);
    expect(computeSalary(ladder, { bet: 5_000_000, active: 5 })).toBe(12_345);
  });

  it('never decreases when bets and members increase within one rate type', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 9), fc.nat(10), fc.nat(10), (bet, more, active, others) => {
        const percents = ladder.slice(0, 2);
        expect(computeSalary(percents, { bet: bet + more, active: active + others })).toBeGreaterThanOrEqual(
          computeSalary(percents, { bet, active }),
        );
      }),
    );
  });

  it('rejects invalid tiers', () => {
    expect(validateTiers(ladder)).toBeUndefined();
    expect(validateTiers([])).toContain('at least one');
    expect(validateTiers([ladder[1]!, ladder[0]!])).toContain('tiers.1');
    expect(validateTiers([ladder[0]!, { ...ladder[1]!, rate: 40 }])).toContain('must not give less');
    expect(validateTiers([{ ...ladder[0]!, rate: 10_001 }])).toContain('100 percent');
    expect(
      findTier([{ bet: 0, active: 0, netLoss: 1000, rateType: 'P', rate: 100 }], { bet: 5, active: 1, net: 999 }),
    ).toBeUndefined();
  });
});

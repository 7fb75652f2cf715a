import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateGames } from '@livery/demo/catalogue/games';
import { loadBrandFiles } from '../../../core/config/load-brand-files.ts';
import { generateMembers, type NewMember } from '../members/generate-members.ts';
import { generatePlay, type Play } from './generate-bets.ts';

const now = new Date('2026-11-20T08:00:00Z');
const merchantsFolder = fileURLToPath(new URL('../../../../../../merchants', import.meta.url));
const games = generateGames({
  seed: 1,
  artwork: { resolveTheme: (_, requestedTheme) => requestedTheme, resolveColour: () => '#000000' },
});

describe.each(['bituinara', 'lualoc', 'quetzarena', 'firuzara', 'orbivela'])('demo data of %s', (code) => {
  let members: NewMember[];
  let play: Play;
  beforeAll(async () => {
    const merchant = (await loadBrandFiles(merchantsFolder)).brands.find((brand) => brand.code === code);
    if (!merchant) throw new Error(`No brand file for ${code}`);
    members = generateMembers({ merchant, now, seed: 1, passwordHash: '-' });
    play = generatePlay({ merchant, members, games, now, seed: 1 });
  });

  it('generates members with unique names', () => {
    expect(new Set(members.map(({ usernameKey }) => usernameKey)).size).toBe(members.length);
    expect(members.map(({ username }) => username)).toEqual(expect.arrayContaining(['demo', 'trial', 'newbie']));
  });

  it('generates balanced transactions without a negative balance at any time', () => {
    const balances = new Map<string, number>();
    let last = 0;
    for (const { transaction, entries } of play.movements) {
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(transaction.at.getTime()).toBeGreaterThanOrEqual(last);
      last = transaction.at.getTime();
      const ofMember = entries.filter(({ accountId }) => members.some(({ id }) => id === accountId));
      expect(ofMember).toHaveLength(1);
      for (const { accountId, amount } of ofMember) {
        balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
        expect(balances.get(accountId)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(last).toBeLessThanOrEqual(now.getTime());
  });

  it('generates enough wins for the winner board and no bets of the trial member', () => {
    expect(play.bets.filter(({ state }) => state === 'won').length).toBeGreaterThan(100);
    const trial = members.find(({ username }) => username === 'trial');
    expect(play.bets.some(({ memberId }) => memberId === trial?.id)).toBe(false);
  });
});

it('generates an agent with three levels of downlines for each brand with agents', async () => {
  const { brands } = await loadBrandFiles(merchantsFolder);
  for (const merchant of brands) {
    const members = generateMembers({ merchant, now, seed: 1, passwordHash: '-' });
    const agent = members.find(({ username }) => username === 'agent');
    expect(agent !== undefined).toBe(merchant.flags.AGEINFO3);
    if (!agent) continue;
    const depths = members
      .filter(({ lineage }) => lineage.startsWith(agent.lineage))
      .map(({ lineage }) => lineage.split('/').length - 3);
    expect(depths.length).toBeGreaterThanOrEqual(60);
    expect(new Set(depths)).toEqual(new Set([0, 1, 2, 3]));
  }
});

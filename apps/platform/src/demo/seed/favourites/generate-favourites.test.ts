import { expect, it } from 'vitest';
import type { NewMember } from '../members/generate-members.ts';
import { generateSavedGames } from './generate-favourites.ts';

const now = new Date('2026-11-20T08:00:00Z');
const member = (id: string, username: string) => ({ id, username, merchant: 'm' }) as NewMember;
const bet = (memberId: string, nodeId: string, day: number) =>
  ({ memberId, nodeId, placedAt: new Date(now.getTime() - day * 86_400_000) }) as Parameters<
    typeof generateSavedGames
  >[0]['bets'][number];

it('lists the last bet of each game as recent and only played games as favourites', () => {
  const members = [member('1', 'demo'), member('2', 'newbie')];
  const { recents, favourites } = generateSavedGames({
    members,
    bets: [bet('1', 'a', 5), bet('1', 'a', 2), bet('1', 'a', 9), bet('1', 'b', 3)],
    now,
    seed: 1,
  });
  expect(recents).toEqual([
    { memberId: '1', nodeId: 'a', playedAt: new Date('2026-11-18T08:00:00Z') },
    { memberId: '1', nodeId: 'b', playedAt: new Date('2026-11-17T08:00:00Z') },
  ]);
  expect(new Set(favourites.map(({ memberId, nodeId }) => `${memberId}/${nodeId}`))).toEqual(new Set(['1/a', '1/b']));
});

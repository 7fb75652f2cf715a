import { expect, test } from 'vitest';
import { getLotteryPath } from './get-lottery-path.ts';

test.each([
  ['vendor=LANTERN&gameId=R1&nodeId=1', undefined],
  ['playType=trad', '/m/lottery'],
  ['playType=trad&prize_mode=ELOTT&code=lobby&pageBack=home', '/m/lottery?prize_mode=ELOTT&pageBack=home'],
  [
    'playType=trad&prize_mode=SEA&code=SSC_1M&pageBack=home',
    '/m/startLottery?code=SSC_1M&prize_mode=SEA&playType=trad&pageBack=home',
  ],
  ['prize_mode=LOTT&code=VN_00', '/m/startLottery?code=VN_00&prize_mode=LOTT&playType=trad'],
  ['playType=ent&code=SSC_1M', '/m/startLottery?code=SSC_1M&playType=ent'],
])('maps %s to %s', (query, path) => {
  expect(getLotteryPath(new URLSearchParams(query))).toBe(path);
});

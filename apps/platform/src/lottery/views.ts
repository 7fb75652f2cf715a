import type { LotteryBet, LotteryDraw, LotteryEntry } from '@livery/contract/lottery';
import { formatAmount } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import { nameIn, tileOf } from '../catalogue/tile.ts';
import type { LotteryBetRow } from './cancel-bets.ts';
import type { Issue } from './issues.ts';
import type { Offer } from './lottery-book.ts';

export const entryView = ({ lottery, game, mode }: Offer, language: LanguageCode): LotteryEntry => {
  const { iconUrl, colour, gameName } = tileOf(game, language);
  const { schedule, code, family } = lottery;
  return {
    code,
    prizeMode: mode,
    displayName: gameName,
    family,
    vassalage: game.vendor,
    nodeId: game.nodeId,
    everySeconds: schedule.kind === 'interval' ? schedule.seconds : null,
    iconUrl,
    colour,
  };
};

type Drawn = Pick<Issue, 'numero' | 'drawsAt' | 'state' | 'result'>;

export const drawView = ({ numero, drawsAt, state, result }: Drawn): LotteryDraw => ({
  numero,
  drawsAt: drawsAt.toISOString(),
  state,
  result: result ? [...result] : null,
});

interface Shown {
  readonly offer: Offer;
  readonly bet: LotteryBetRow;
  readonly issue: Pick<Issue, 'closesAt' | 'result'>;
  readonly currency: string;
}

export const betView = ({ offer, bet, issue, currency }: Shown, language: LanguageCode): LotteryBet => ({
  id: bet.id,
  code: bet.code,
  displayName: nameIn(offer.game, language),
  family: offer.lottery.family,
  prizeMode: offer.mode,
  numero: bet.numero,
  chaseId: bet.chaseId,
  method: bet.method,
  selection: bet.selection,
  units: bet.units,
  unit: formatAmount(bet.unit),
  multiple: bet.multiple,
  stake: formatAmount(bet.stake),
  payout: formatAmount(bet.payout),
  state: bet.state,
  currency,
  placedAt: bet.placedAt.toISOString(),
  closesAt: issue.closesAt.toISOString(),
  result: issue.result ? [...issue.result] : null,
});

import type { LotteryBet, LotteryDraw, LotteryEntry } from '@livery/contract/lottery';
import { formatAmount } from '@livery/contract/money';
import type { LanguageCode } from '@livery/merchant/languages';
import { tileUrl } from '../../brands/index.ts';
import { localizedName } from '../../catalogue/index.ts';
import type { LotteryBetRow } from './cancel-bets.ts';
import type { Issue } from '../issues/issues.ts';
import type { LotteryOffer } from '../issues/lottery-catalogue.ts';

export const toEntryView = ({ lottery, game, mode }: LotteryOffer, language: LanguageCode): LotteryEntry => {
  const { schedule, code, family } = lottery;
  return {
    code,
    prizeMode: mode,
    displayName: localizedName(game, language),
    family,
    vassalage: game.vendor,
    nodeId: game.nodeId,
    everySeconds: schedule.kind === 'interval' ? schedule.seconds : null,
    iconUrl: tileUrl(game.nodeId),
    colour: game.colour,
  };
};

type DrawRow = Pick<Issue, 'numero' | 'drawsAt' | 'state' | 'result'>;

export const toDrawView = ({ numero, drawsAt, state, result }: DrawRow): LotteryDraw => ({
  numero,
  drawsAt: drawsAt.toISOString(),
  state,
  result: result ? [...result] : null,
});

interface BetViewParams {
  readonly offer: LotteryOffer;
  readonly bet: LotteryBetRow;
  readonly issue: Pick<Issue, 'closesAt' | 'result'>;
  readonly currency: string;
}

export const toLotteryBetView = (
  { offer, bet, issue, currency }: BetViewParams,
  language: LanguageCode,
): LotteryBet => ({
  id: bet.id,
  code: bet.code,
  displayName: localizedName(offer.game, language),
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

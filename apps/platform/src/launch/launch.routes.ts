import { ErrorCode } from '@livery/contract/errors';
import { gameReceipt, launchGame } from '@livery/contract/games';
import type { GameCategory } from '@livery/merchant/categories';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { nameIn } from '../catalogue/tile.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { refuseIfLimited } from '../play-limits/refuse-if-limited.ts';
import type { FindProvider } from '../providers/provider-adapter.ts';
import type { Recents } from '../recents/recents.ts';
import { readGameReceipt } from './game-receipt.ts';
import type { LaunchTokens } from './launch-tokens.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly tokens: LaunchTokens;
  readonly recents: Recents;
  /** Whose pages a vendor's games are on. */
  readonly providerOf: FindProvider;
}

/** The app's own lottery pages play these; no vendor has a page for them. */
const playedInApp: readonly GameCategory[] = ['LOTT', 'ELOTT'];

export const launchRoutes = (route: Route, { db, clock, catalogue, tokens, recents, providerOf }: Needs): void => {
  route(launchGame, async ({ merchant, language, session, pageOrigin, request: { vendor, gameId, nodeId, at } }) => {
    const game = catalogue.find(nodeId);
    const isOffered =
      game &&
      game.vendor === vendor &&
      game.roomId === gameId &&
      merchant.categories.includes(game.category) &&
      !playedInApp.includes(game.category);
    const provider = providerOf(vendor);
    if (!isOffered || !provider) throw new GatewayError(ErrorCode.GameUnavailable);
    await refuseIfLimited(db, clock, session.memberId, { kind: 'launch' });
    const token = await tokens.issue({
      vendor,
      memberId: session.memberId,
      sessionHash: session.tokenHash,
      nodeId,
      language,
    });
    await recents.record(session.memberId, nodeId);
    const { gameCode, category, theme } = game;
    return {
      url: provider.launchUrl({ game: { vendor, gameCode, category, theme }, token, language, pageOrigin, at }).href,
      gameName: nameIn(game, language),
    };
  });

  route(gameReceipt, ({ session, merchant, request: { nodeId } }) =>
    readGameReceipt(db, session.memberId, nodeId, merchant.currency),
  );
};

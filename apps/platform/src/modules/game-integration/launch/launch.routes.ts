import { ErrorCode } from '@livery/contract/errors';
import { gameSessionSummary, launchGame } from '@livery/contract/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';
import { type Catalogue, localizedName, type Recents } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Switches } from '../../incidents/index.ts';
import { assertWithinLimits } from '../../responsible-gaming/index.ts';
import type { FindProvider, ProviderAdapter } from './provider-adapter.ts';
import { getGameSessionSummary } from '../sessions/session-summary.ts';
import type { LaunchTokens } from '../sessions/launch-tokens.ts';

interface LaunchRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly switches: Switches;
  readonly tokens: LaunchTokens;
  readonly recents: Recents;
  /** Finds the adapter of the game provider that runs the games of a vendor. */
  readonly findProvider: FindProvider;
}

/**
 * Throws a GatewayError if the provider does not accept the currency of the brand or the country of the member. If
 * the provider has no list of currencies or countries, all are accepted. If it has a list of countries, an unknown
 * country is rejected.
 */
const assertAccepted = ({ currencies, countries }: ProviderAdapter, currency: string, country: string | null): void => {
  if (currencies && !currencies.includes(currency)) throw new GatewayError(ErrorCode.GameUnavailable);
  if (countries && !(country && countries.includes(country))) throw new GatewayError(ErrorCode.RegionRestricted);
};

/**
 * Categories whose games are screens of the app itself. They cannot be launched, because no vendor has a page for them.
 */
const playedInApp: readonly GameCategory[] = ['LOTT', 'ELOTT'];

export const launchRoutes = (
  route: Route,
  { db, clock, catalogue, switches, tokens, recents, findProvider }: LaunchRoutesDeps,
): void => {
  route(launchGame, async ({ merchant, language, session, country, pageOrigin, request }) => {
    const { vendor, gameId, nodeId, at } = request;
    const game = catalogue.find(nodeId);
    const isOffered =
      game &&
      game.vendor === vendor &&
      game.roomId === gameId &&
      merchant.categories.includes(game.category) &&
      !playedInApp.includes(game.category);
    const provider = findProvider(vendor);
    if (!isOffered || !provider) throw new GatewayError(ErrorCode.GameUnavailable);
    assertAccepted(provider, merchant.currency, country);
    if (switches.isVendorStopped(vendor, merchant.code)) throw new GatewayError(ErrorCode.GameMaintenance);
    await assertWithinLimits(db, clock, session.memberId, { kind: 'launch' });
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
      gameName: localizedName(game, language),
    };
  });

  route(gameSessionSummary, ({ session, merchant, request: { nodeId } }) =>
    getGameSessionSummary(db, session.memberId, nodeId, merchant.currency),
  );
};

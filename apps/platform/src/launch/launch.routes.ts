import { ErrorCode } from '@livery/contract/errors';
import { launchGame } from '@livery/contract/games';
import type { GameCategory } from '@livery/merchant/categories';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { nameIn } from '../catalogue/tile.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import type { LaunchTokens } from './launch-tokens.ts';

interface Needs {
  readonly catalogue: Catalogue;
  readonly tokens: LaunchTokens;
  /** Where the provider's pages are. */
  readonly gamesOrigin: () => string;
}

/** The app's own lottery pages play these; no vendor has a page for them. */
const playedInApp: readonly GameCategory[] = ['LOTT', 'ELOTT'];

export const launchRoutes = (route: Route, { catalogue, tokens, gamesOrigin }: Needs): void => {
  route(launchGame, async ({ merchant, language, session, pageOrigin, request: { vendor, gameId, nodeId } }) => {
    const game = catalogue.find(nodeId);
    const isOffered = game && game.vendor === vendor && game.roomId === gameId && merchant.categories.includes(game.category) && !playedInApp.includes(game.category);
    if (!isOffered) throw new GatewayError(ErrorCode.GameUnavailable);
    const token = await tokens.issue({ vendor, memberId: session.memberId, sessionHash: session.tokenHash, nodeId, language });
    const url = new URL('/play', gamesOrigin());
    // The game speaks with the page that embeds it and with no other.
    url.search = new URLSearchParams({ vendor, token, lang: language, parent: pageOrigin }).toString();
    return { url: url.href, gameName: nameIn(game, language) };
  });
};

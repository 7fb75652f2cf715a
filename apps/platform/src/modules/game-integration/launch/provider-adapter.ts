import type { MatchOdds } from '@livery/contract/seamless/match-odds';
import type { FastifyInstance } from 'fastify';
import { definePort } from '../../../core/ports/ports.ts';
import type { GameWallet } from '../seamless-wallet/game-wallet.ts';
import type { VendorGames } from './protocol-adapter.ts';

/** Catalogue data of a game that a member launches. */
export interface LaunchedGame {
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: string;
  readonly theme: string;
}

export interface LaunchRequest {
  readonly game: LaunchedGame;
  /** Launch token. The vendor exchanges it for a game session. It can be used once and expires after one minute. */
  readonly token: string;
  /** Language of the member as a code of the API, such as `EN`. */
  readonly language: string;
  /** Origin of the page that shows the game in a frame. */
  readonly pageOrigin: string;
  /**
   * Id of the part of the game that opens first, e.g. the id of a match in a sportsbook. The provider defines these
   * ids.
   */
  readonly at?: string | undefined;
}

/** Adapter that connects the gateway to one game provider. Each provider has an adapter in its own folder. */
export interface ProviderAdapter {
  /** Codes of the vendors whose games this provider hosts. */
  readonly vendors: readonly string[];
  /** Returns the URL at which the app opens the game. */
  readonly launchUrl: (launch: LaunchRequest) => URL;
  /** Currencies in which the vendors accept bets. Undefined means all currencies. */
  readonly currencies?: readonly string[] | undefined;
  /**
   * ISO 3166 codes of the countries from which members may play. Undefined means all countries, and members whose
   * country is unknown may also play.
   */
  readonly countries?: readonly string[] | undefined;
  /**
   * Returns the games of a vendor. Throws a ServiceCallError if the vendor does not respond, or if its response
   * violates the protocol. Throws a GameListError if the pages of the list contradict each other. Absent if the
   * gateway does not request the game list, because another process inserts the games into the catalogue.
   */
  readonly listGames?: (vendor: string) => Promise<VendorGames>;
  /**
   * Returns the odds of upcoming matches by match id. Matches without odds are omitted. Throws a ServiceCallError if
   * the vendor does not respond, or if its response violates the protocol. Absent for vendors without a sportsbook.
   */
  readonly listOdds?: (matches: readonly string[]) => Promise<readonly MatchOdds[]>;
  /**
   * Registers the routes of a provider that does not use the standard wallet API. The routes move money with the
   * methods of `wallet`.
   */
  readonly routes?: (app: FastifyInstance, wallet: GameWallet) => void;
}

/** Adapters of the game providers whose games the gateway launches. */
export const gameProvidersPort = definePort<readonly ProviderAdapter[]>('game providers', []);

/** Returns a function that finds the adapter for a vendor. */
export const createProviderLookup = (adapters: readonly ProviderAdapter[]) => {
  const byVendor = new Map(adapters.flatMap((adapter) => adapter.vendors.map((vendor) => [vendor, adapter] as const)));
  return (vendor: string): ProviderAdapter | undefined => byVendor.get(vendor);
};
export type FindProvider = ReturnType<typeof createProviderLookup>;

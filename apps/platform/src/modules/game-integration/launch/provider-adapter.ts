import type { FastifyInstance } from 'fastify';
import type { GameWallet } from '../seamless-wallet/game-wallet.ts';

/** A game that a member opens, as the catalogue knows it. */
export interface LaunchedGame {
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: string;
  readonly theme: string;
}

export interface LaunchRequest {
  readonly game: LaunchedGame;
  /** Opens one game session, once, within a minute. */
  readonly token: string;
  /** The wire's code. */
  readonly language: string;
  /** Origin of the page that embeds the game. */
  readonly pageOrigin: string;
  /** Where in the game to begin, e.g. at a match; the provider's own name for it. */
  readonly at?: string | undefined;
}

/** All that the gateway knows of one provider of games. Another provider is another folder with one of these. */
export interface ProviderAdapter {
  /** Codes of the vendors whose games it serves. */
  readonly vendors: readonly string[];
  /** The address that the app opens. */
  readonly launchUrl: (launch: LaunchRequest) => URL;
  /** For a provider that does not speak the seamless wallet: its own calls, answered by the same wallet. */
  readonly routes?: (app: FastifyInstance, wallet: GameWallet) => void;
}

/** The provider of a vendor. */
export const createProviderLookup = (adapters: readonly ProviderAdapter[]) => {
  const byVendor = new Map(adapters.flatMap((adapter) => adapter.vendors.map((vendor) => [vendor, adapter] as const)));
  return (vendor: string): ProviderAdapter | undefined => byVendor.get(vendor);
};
export type FindProvider = ReturnType<typeof createProviderLookup>;

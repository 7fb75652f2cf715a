import type { FastifyInstance } from 'fastify';
import { definePort } from '../../../core/ports/ports.ts';
import type { GameWallet } from '../seamless-wallet/game-wallet.ts';

/** A launched game with its catalogue data. */
export interface LaunchedGame {
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: string;
  readonly theme: string;
}

export interface LaunchRequest {
  readonly game: LaunchedGame;
  /** Launch token with which the vendor opens one game session. It is valid once, for one minute. */
  readonly token: string;
  /** Language code of the API. */
  readonly language: string;
  /** Origin of the page that embeds the game. */
  readonly pageOrigin: string;
  /** Part of the game that opens first, e.g. a match, as an id of the provider. */
  readonly at?: string | undefined;
}

/** Adapter of the gateway to one game provider. Each provider has its own folder with an adapter. */
export interface ProviderAdapter {
  /** Codes of the vendors that the provider serves. */
  readonly vendors: readonly string[];
  /** Returns the URL that the app opens. */
  readonly launchUrl: (launch: LaunchRequest) => URL;
  /**
   * Registers the routes of a provider that has its own wallet protocol. These routes move money through the same
   * wallet.
   */
  readonly routes?: (app: FastifyInstance, wallet: GameWallet) => void;
}

/** Game providers whose games the gateway launches. */
export const gameProvidersPort = definePort<readonly ProviderAdapter[]>('game providers', []);

/** Returns a function that finds the provider of a vendor. */
export const createProviderLookup = (adapters: readonly ProviderAdapter[]) => {
  const byVendor = new Map(adapters.flatMap((adapter) => adapter.vendors.map((vendor) => [vendor, adapter] as const)));
  return (vendor: string): ProviderAdapter | undefined => byVendor.get(vendor);
};
export type FindProvider = ReturnType<typeof createProviderLookup>;

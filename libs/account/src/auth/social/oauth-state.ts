import { tabStorage } from '@livery/kit/storage';
import { pageMemory } from '@livery/kit/storage/page-memory';

export type SocialProvider = 'google' | 'facebook';

/** State of a social login that must survive the redirect to the provider. */
export interface OAuthState {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly verifier: string;
  readonly tokenEndpoint: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Return path after the login. */
  readonly from: string;
}

/** Identity at a provider that belongs to no account yet. The registration that follows is linked to it. */
export interface PendingIdentity {
  readonly provider: SocialProvider;
  readonly idToken: string;
  readonly email: string;
}

const stateKey = 'livery.social';

export const saveOAuthState = (oauthState: OAuthState): void =>
  void tabStorage.set(stateKey, JSON.stringify(oauthState));

/** Returns the stored state and removes it. */
export const consumeOAuthState = (): OAuthState | null => {
  const stored = tabStorage.get(stateKey);
  tabStorage.remove(stateKey);
  try {
    return JSON.parse(stored ?? 'null') as OAuthState | null;
  } catch {
    return null;
  }
};

const identityKey = 'pendingIdentity';

/** Stored in memory only: after a reload the member must log in at the provider again. */
export const setPendingIdentity = (identity: PendingIdentity | null): void =>
  void pageMemory.set(identityKey, JSON.stringify(identity));

export const getPendingIdentity = (): PendingIdentity | null =>
  JSON.parse(pageMemory.get(identityKey) ?? 'null') as PendingIdentity | null;

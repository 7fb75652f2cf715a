import { tabStorage } from '@livery/kit/storage';
import { pageMemory } from '@livery/kit/storage/page-memory';

export type SocialProvider = 'google' | 'facebook';

/** OAuth data of a social login. The tab stores it while the member is on the provider's page. */
export interface OAuthState {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly verifier: string;
  readonly tokenEndpoint: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Path that the app opens after the login. */
  readonly from: string;
}

/**
 * Login at a social provider (such as Google) for which no account exists yet. The next registration links this login
 * to the new account.
 */
export interface PendingIdentity {
  readonly provider: SocialProvider;
  readonly idToken: string;
  readonly email: string;
}

const stateKey = 'livery.social';

export const saveOAuthState = (oauthState: OAuthState): void =>
  void tabStorage.set(stateKey, JSON.stringify(oauthState));

/** Returns the stored OAuth state and deletes it. Returns null if the tab has no valid OAuth state. */
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

/**
 * Stores the social login that the next registration links to the new account. Null deletes it. It is stored only in
 * memory, so after a reload of the page, the member must log in at the provider again.
 */
export const setPendingIdentity = (identity: PendingIdentity | null): void =>
  void pageMemory.set(identityKey, JSON.stringify(identity));

export const getPendingIdentity = (): PendingIdentity | null =>
  JSON.parse(pageMemory.get(identityKey) ?? 'null') as PendingIdentity | null;

import { tabStorage } from '@livery/kit/storage';

export type SocialProvider = 'google' | 'facebook';

/** What a log-in through a provider needs when it comes back: it leaves the page in between. */
export interface OAuthState {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly verifier: string;
  readonly tokenEndpoint: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** Where the log-in came from. */
  readonly from: string;
}

/** An identity that has no account yet: the registration that follows is linked to it. */
export interface PendingIdentity {
  readonly provider: SocialProvider;
  readonly idToken: string;
  readonly email: string;
}

const stateKey = 'livery.social';

export const saveOAuthState = (oauthState: OAuthState): void =>
  void tabStorage.set(stateKey, JSON.stringify(oauthState));

/** The trip that this tab is on, which ends by being asked for. */
export const consumeOAuthState = (): OAuthState | null => {
  const stored = tabStorage.get(stateKey);
  tabStorage.remove(stateKey);
  try {
    return JSON.parse(stored ?? 'null') as OAuthState | null;
  } catch {
    return null;
  }
};

let pending: PendingIdentity | null = null;

/** Kept in memory alone: after a reload the provider is asked again. */
export const setPendingIdentity = (identity: PendingIdentity | null): void => {
  pending = identity;
};

export const getPendingIdentity = (): PendingIdentity | null => pending;

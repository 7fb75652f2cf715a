import { tabStorage } from '@livery/kit/storage';

export type SocialProvider = 'google' | 'facebook';

/** What a log-in through a provider needs when it comes back: it leaves the page in between. */
export interface SocialTrip {
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

const tripKey = 'livery.social';

export const keepTrip = (trip: SocialTrip): void => void tabStorage.set(tripKey, JSON.stringify(trip));

/** The trip that this tab is on, which ends by being asked for. */
export const takeTrip = (): SocialTrip | null => {
  const stored = tabStorage.get(tripKey);
  tabStorage.remove(tripKey);
  try {
    return JSON.parse(stored ?? 'null') as SocialTrip | null;
  } catch {
    return null;
  }
};

let pending: PendingIdentity | null = null;

/** Kept in memory alone: after a reload the provider is asked again. */
export const keepIdentity = (identity: PendingIdentity | null): void => {
  pending = identity;
};

export const pendingIdentity = (): PendingIdentity | null => pending;

import type { EncryptBody } from '../encryption/encryption.ts';

/** Data that the client needs from the app. The app passes it to the store as the extra argument of thunks. */
export interface ApiContext {
  /** Origin of the gateway without a closing slash; empty for the page's own origin. */
  readonly origin: string;
  readonly merchant: string;
  /** Wire code of the page's language. */
  readonly language: () => string;
  readonly device: () => string;
  readonly token: () => string | null;
  /** Runs when the gateway no longer accepts this token; the code is the reason. */
  readonly onSessionExpired: (token: string, code: string) => void;
  /** Runs when the brand closes while the page is open: maintenance, or a region that it may not serve. */
  readonly onUnavailable?: () => void;
  /**
   * Returns the first issue of a value against the response schema of its operation, or null. Undefined while the
   * schemas are not loaded: responses received before belong to the first screen, whose sections each have an error
   * boundary.
   */
  readonly validateResponse?: (operation: string, value: unknown) => string | null | undefined;
  /** Loads the encryption of the brand: its libraries load only when a form needs them. */
  readonly encryption: () => Promise<EncryptBody>;
}

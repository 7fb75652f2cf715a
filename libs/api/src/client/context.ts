import type { EncryptBody } from '../encryption/encryption.ts';

/** What the client needs to know of the app around it. The app gives it to the store as the thunks' extra argument. */
export interface ApiContext {
  /** Origin of the gateway without a closing slash; empty for the page's own. */
  readonly origin: string;
  readonly merchant: string;
  /** The page's language by its wire code. */
  readonly language: () => string;
  readonly device: () => string;
  readonly token: () => string | null;
  /** The gateway no longer knows this token; the code says why. */
  readonly onSessionExpired: (token: string, code: string) => void;
  /** The brand has closed since the page was opened: maintenance, or a region that it may not serve. */
  readonly onUnavailable?: () => void;
  /** Brings the encryption that the brand asks for: its libraries are loaded only when a form needs them. */
  readonly encryption: () => Promise<EncryptBody>;
}

import type { OperationSpec } from '@livery/contract/operation';
import type { EncryptBody } from '../encryption/encryption.ts';

/** Data that the API client needs from the app. The app passes it to the store as the extra argument of thunks. */
export interface ApiContext {
  /** Origin of the gateway without a final slash. Empty if the page has the same origin. */
  readonly origin: string;
  readonly merchant: string;
  /** Returns the API's code for the page's language, such as EN. */
  readonly language: () => string;
  readonly device: () => string;
  readonly token: () => string | null;
  /** Called if the gateway rejects the session token as invalid. `code` is the error code with the reason. */
  readonly onSessionExpired: (token: string, code: string) => void;
  /**
   * Makes the member prove the identity again, because the gateway requires a new proof for this operation. Resolves to
   * true after the proof, and the client then repeats the call. Resolves to false if the member gave no proof. The call
   * then fails.
   */
  readonly onStepUpRequired?: (operation: Pick<OperationSpec, 'stepUp'>) => Promise<boolean>;
  /** Called if the site becomes unavailable while the page is open: maintenance, or a restricted region. */
  readonly onUnavailable?: () => void;
  /**
   * Validates the value of a response with the schema of its operation. Returns the first issue, or null for a valid
   * value. Returns undefined if the schemas have not loaded yet, so that the value is used without validation. This
   * happens only on the first screen. There, an invalid value can break only the section that shows it.
   */
  readonly validateResponse?: (operation: string, value: unknown) => string | null | undefined;
  /** Loads the encryption that the brand uses. The module is lazy, because only forms need its libraries. */
  readonly encryption: () => Promise<EncryptBody>;
}

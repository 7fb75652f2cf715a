import type { OperationSpec } from '@livery/contract/operation';
import type { EncryptBody } from '../encryption/encryption.ts';

/** Data that the API client needs from the app. The app passes it to the store as the extra argument of thunks. */
export interface ApiContext {
  /** Origin of the gateway without a final slash. Empty if the gateway has the same origin as the page. */
  readonly origin: string;
  readonly merchant: string;
  /** Returns the API's code of the page's language, such as EN. */
  readonly language: () => string;
  readonly device: () => string;
  readonly token: () => string | null;
  /** Called if the gateway no longer accepts this token. `code` is the error code with the reason. */
  readonly onSessionExpired: (token: string, code: string) => void;
  /**
   * Asks the member for the fresh proof of identity that an operation needs. Resolves to true after a proof. The call
   * is then sent again.
   */
  readonly onStepUpRequired?: (operation: Pick<OperationSpec, 'stepUp'>) => Promise<boolean>;
  /** Called if the site becomes unavailable while the page is open: maintenance, or a restricted region. */
  readonly onUnavailable?: () => void;
  /**
   * Validates a value with the response schema of its operation. Returns the first issue, or null for a valid value.
   * Returns undefined while the schemas are not loaded. Values received before that are not validated. They belong to
   * the first screen, where each section has an error boundary.
   */
  readonly validateResponse?: (operation: string, value: unknown) => string | null | undefined;
  /** Loads the brand's encryption. It is lazy, because only forms need its libraries. */
  readonly encryption: () => Promise<EncryptBody>;
}

/**
 * Reason why an operation or a document is rejected.
 *
 * - `path`: the path is malformed, or contains a forbidden key.
 * - `value`: the value is not a JSON value, or is not the hash of an image.
 * - `object`: the path leads to an object that contains values. An operation can change only these values, one by one.
 * - `scalar`: a key of the path leads to a single value, such as a text, so no value can be below it.
 * - `size`: the document would exceed the limits.
 * - `batch`: the edit has too many operations.
 * - `document`: the text is not a JSON object.
 */
export type DraftErrorReason = 'path' | 'value' | 'object' | 'scalar' | 'size' | 'batch' | 'document';

/**
 * Error for an operation or a document that a draft cannot contain. The message describes the problem and often a
 * solution.
 */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly reason: DraftErrorReason;

  constructor(reason: DraftErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

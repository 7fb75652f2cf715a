/**
 * Reason for the rejection of an operation or a document.
 *
 * - `path`: the path is malformed, or has a key that no document can have.
 * - `value`: the value is not a value of JSON, or is not the hash of an image.
 * - `object`: the path leads to an object with values, which is changed through its values.
 * - `scalar`: a part of the path has a value of its own, so nothing can be below it.
 * - `size`: the document would be larger than the limits.
 * - `document`: the text is not a JSON object.
 */
export type DraftErrorReason = 'path' | 'value' | 'object' | 'scalar' | 'size' | 'document';

/** Error for an operation or a document that a draft cannot contain. The message says why and what to do. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly reason: DraftErrorReason;

  constructor(reason: DraftErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

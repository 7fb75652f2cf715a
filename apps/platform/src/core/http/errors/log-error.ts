interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  readonly [key: string]: unknown;
}

/**
 * Converts an error to the fields that are logged. The message of a failed query contains its parameters, for example
 * hashes and names. For such an error, only the cause is logged, because the cause does not contain the row.
 */
export const serializeError = (error: Error): SerializedError => {
  const reportedError = 'params' in error && error.cause instanceof Error ? error.cause : error;
  return {
    type: reportedError.name,
    message: reportedError.message,
    stack: reportedError.stack ?? '',
    code: (reportedError as NodeJS.ErrnoException).code,
  };
};

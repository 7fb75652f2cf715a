interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  readonly [key: string]: unknown;
}

/**
 * Converts an error to the fields that are logged. The message of a failed database query contains the parameters of
 * the query, for example hashes and names. For such an error, only its cause is logged, because the cause does not
 * contain the parameters.
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

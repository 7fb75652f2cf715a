interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  readonly [key: string]: unknown;
}

/**
 * Error as the log stores it. The message of a failed query contains its parameters, with hashes and names, so only its
 * cause is logged, without the row.
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

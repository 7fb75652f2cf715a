interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  readonly [key: string]: unknown;
}

/** What the log keeps of a failure. A failed query carries its parameters in its text, hashes and names among them: only its cause is kept, without the row. */
export const serializeError = (error: Error): SerializedError => {
  const reportedError = 'params' in error && error.cause instanceof Error ? error.cause : error;
  return {
    type: reportedError.name,
    message: reportedError.message,
    stack: reportedError.stack ?? '',
    code: (reportedError as NodeJS.ErrnoException).code,
  };
};

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  readonly [key: string]: unknown;
}

/** What the log keeps of a failure. A failed query carries its parameters in its text, hashes and names among them: only its cause is kept, without the row. */
export const logError = (error: Error): LoggedError => {
  const told = 'params' in error && error.cause instanceof Error ? error.cause : error;
  return {
    type: told.name,
    message: told.message,
    stack: told.stack ?? '',
    code: (told as NodeJS.ErrnoException).code,
  };
};

import { ConfigError } from '../config/config.ts';
import { DatabasePurposeError } from '../db/database-purpose.ts';
import { FolderInUseError } from '../db/folder-lock.ts';
import { PendingMigrationsError } from '../db/migrate-postgres.ts';

const unreachable: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
];

/**
 * Returns a text that explains why the server could not start, and how to fix the problem. Returns undefined if the
 * cause is unknown or an internal error.
 */
export const describeStartupError = (
  error: unknown,
  { port, databaseUrl }: { readonly port?: number; readonly databaseUrl?: string | undefined },
): string | undefined => {
  const known = [ConfigError, FolderInUseError, DatabasePurposeError, PendingMigrationsError];
  if (known.some((each) => error instanceof each)) return (error as Error).message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or set PORT to a free port, like PORT=${(port ?? 4200) + 100}.`;
  if (code === 'EACCES')
    return `The system does not allow this: ${message}. Choose a PORT above 1023, or a LIVERY_DATA folder that can be written to.`;
  if (message?.startsWith('REDIS_URL')) return message;
  if (databaseUrl && code && unreachable.includes(code))
    return (
      `DATABASE_URL is set but that database cannot be used (${message}). ` +
      'Start it, correct the address, or unset it to use the embedded database.'
    );
  return undefined;
};

import { parseArgs } from 'node:util';
import { join, relative, resolve } from 'node:path';
import { workspaceRoot } from '../compile/options.ts';

/**
 * Folder in which the user called the command. npm changes to the root of the repository and stores the user's folder
 * in INIT_CWD.
 */
const caller = process.env.INIT_CWD ?? process.cwd();

/**
 * Reads the paths and switches (e.g. `--fix`) from the command line. Relative paths start at the folder in which the
 * user called the command. Without an option for a folder, a default folder of the repository is used.
 */
export function parseCommandLine(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const from = (path: string | undefined, defaultPath: string): string =>
    path === undefined ? join(workspaceRoot, defaultPath) : fromCaller(path);
  return {
    merchants: from(values.merchants, 'merchants'),
    out: from(values.out, 'dist/brands'),
    compiled: from(values.compiled, 'dist/compile'),
    files: positionals.map(fromCaller),
    skipInvalid: values['skip-invalid'] ?? false,
    fix: values.fix ?? false,
  };
}

/** Parses the command line. Prints a message and exits when an option is unknown. */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchants: { type: 'string' },
        out: { type: 'string' },
        compiled: { type: 'string' },
        'skip-invalid': { type: 'boolean' },
        fix: { type: 'boolean' },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      'Options: --merchants <folder of brand files> --out <folder of bundles> --compiled <folder of the compiled app>\n' +
        '  --skip-invalid (bundle: succeed if at least one brand is composed) --fix (check: correct what has one remedy)',
    );
    process.exit(2);
  }
}

/** Shortens a path for messages: a path inside the user's folder becomes relative to this folder. */
export function toCallerPath(path: string): string {
  const short = relative(caller, path);
  return short.startsWith('..') ? path : short;
}

function fromCaller(path: string): string {
  return resolve(caller, path);
}

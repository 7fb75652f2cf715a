import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeChain, type InputFile, verifyAudit } from '../verify/verify-audit.ts';

/**
 * Exit codes of the program. `unbroken`: no problem found. `problems`: problems found. `usage`: wrong arguments, or a
 * file that cannot be read.
 */
export const exitCode = { unbroken: 0, problems: 1, usage: 2 } as const;

const usage = `Verifies exports of the audit log. It needs no network and no database.

  livery-verify-audit <export.jsonl>… [--checkpoints <file>]… [--key <id>]…

  --checkpoints  file with checkpoints that were stored outside of the database, one in each line
  --key          id of a key that you trust. Without it, the keys in the files are used, and their ids are shown

Exit codes: 0 no problem found, 1 problems found, 2 wrong arguments or a file that cannot be read`;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      checkpoints: { type: 'string', multiple: true },
      key: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });

const readFiles = (names: readonly string[]): Promise<InputFile[]> =>
  Promise.all(names.map(async (name) => ({ name, bytes: await readFile(name) })));

/** Runs the program with its command-line arguments and returns its exit code. `print` receives each line of output. */
export const runVerifier = async (args: readonly string[], print: (line: string) => void): Promise<number> => {
  let files: Parameters<typeof verifyAudit>[0];
  try {
    const { values, positionals } = parse(args);
    if (values.help || positionals.length === 0) {
      print(usage);
      return values.help ? exitCode.unbroken : exitCode.usage;
    }
    const exports = await readFiles(positionals);
    const checkpoints = await readFiles(values.checkpoints ?? []);
    files = { exports, checkpoints, trustedKeyIds: values.key };
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`);
    return exitCode.usage;
  }
  const { problems, ranges, entryCount, confirmedCheckpoints, uncoveredCheckpoints, keyIds } = verifyAudit(files);
  for (const { file, line, message } of problems) print(`${file}:${line}: ${message}`);
  for (const { chain, from, to, head } of ranges)
    print(`Log of ${describeChain(chain)}: entries ${from} to ${to} of ${head}`);
  print(`Keys: ${keyIds.join(', ') || 'none'}`);
  if (uncoveredCheckpoints > 0) print(`${uncoveredCheckpoints} checkpoints are about entries outside of the exports`);
  print(
    problems.length > 0
      ? `${problems.length} problems found`
      : `No problem found: ${entryCount} entries, ${confirmedCheckpoints} checkpoints agree with them`,
  );
  return problems.length > 0 ? exitCode.problems : exitCode.unbroken;
};

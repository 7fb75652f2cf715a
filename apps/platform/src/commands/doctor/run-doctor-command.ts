import { parseArguments } from '../parse-arguments.ts';
import { type CheckResult, runDoctor } from './run-doctor.ts';

const usage = `Usage: npm run doctor -- <PUBLIC_ORIGIN> [--brand <code>] [--connect <origin>]

  --brand    brand whose page, calls and log-in are checked, at <code>.<host>
  --connect  origin to connect to in place of the host, such as http://10.0.0.5:4200 for one gateway behind the proxy`;

/** Formats the result of a check as a line. */
export const formatResult = (result: CheckResult): string => {
  const line = `${result.state.padEnd(8)} ${result.name}`;
  return result.state === 'ok' ? line : `${line}: ${result.text}`;
};

const parseOrigin = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new Error(`${text} is no origin, such as https://play.example.com.\n${usage}`);
  return url;
};

/**
 * Checks a deployment from outside, and writes a line for each check. Returns true if no check found a problem. Throws
 * an Error for wrong arguments.
 */
export const runDoctorCommand = async (
  args: readonly string[],
  writeLine: (line: string) => void,
): Promise<boolean> => {
  const { positionals, values } = parseArguments(
    args,
    { brand: { type: 'string' }, connect: { type: 'string' } },
    usage,
  );
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0) throw new Error(usage);
  if (values.brand !== undefined && !/^[a-z0-9-]+$/.test(values.brand))
    throw new Error(`${values.brand} is no code of a brand.\n${usage}`);
  const connect = values.connect === undefined ? undefined : parseOrigin(values.connect);
  const results = await runDoctor({ site: parseOrigin(address), brand: values.brand, connect }, (result) =>
    writeLine(formatResult(result)),
  );
  const count = results.filter(({ state }) => state === 'problem').length;
  writeLine(count === 0 ? 'No problem was found.' : `Problems: ${count}.`);
  return count === 0;
};

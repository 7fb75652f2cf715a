import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses the arguments of a command. Throws a RangeError with the reason and the text `usage` for an unknown option or
 * for an option without its value.
 */
export const parseArguments = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
};

import { randomUUID } from 'node:crypto';
import type { Logger } from 'drizzle-orm/logger';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

const frames = /^\s*(?:begin|commit|rollback|savepoint|release|set transaction)/i;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Creates a recorder of the SQL statements that a task runs. Transaction control such as `begin` is not recorded. */
export const createRecorder = () => {
  let recorded: Statement[] | undefined;
  const logger: Logger = { logQuery: (text, params) => void (frames.test(text) || recorded?.push({ text, params })) };
  return {
    logger,
    record: async (task: () => Promise<unknown>): Promise<readonly Statement[]> => {
      const statements: Statement[] = [];
      recorded = statements;
      await task();
      recorded = undefined;
      return statements;
    },
  };
};

/**
 * Creates a function that returns the SQL statements of a new bet, made from the recorded statements of two earlier
 * bets. `one` and `other` must have the same SQL texts. A UUID that differs between them identifies a single bet, so
 * each new bet gets a new UUID instead. All other parameters are copied from `other`.
 */
export const createReplay = (one: readonly Statement[], other: readonly Statement[]): (() => Statement[]) => {
  if (one.length !== other.length || one.some(({ text }, at) => text !== other[at]?.text))
    throw new Error(
      'Two bets ran different statements, so a bare transaction cannot repeat them: record two equal bets',
    );
  return () => {
    const ids = new Map<unknown, string>();
    const param = (value: unknown, before: unknown): unknown => {
      if (value === before || typeof value !== 'string' || !uuid.test(value)) return value;
      if (!ids.has(value)) ids.set(value, randomUUID());
      return ids.get(value);
    };
    return other.map(({ text, params }, at) => ({
      text,
      params: params.map((value, index) => param(value, one[at]?.params[index])),
    }));
  };
};

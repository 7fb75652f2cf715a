import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../core/clock/clock.ts';
import type { Database } from '../core/db/database.ts';
import type { OperatorChecks } from '../core/operators/operator-checks.ts';
import {
  insertGrant,
  insertOperator,
  issueInvitation,
  listAllOperators,
  operators,
  resetOperator,
} from '../modules/operators/index.ts';
import { parseArguments } from './parse-arguments.ts';

const usage = `Usage: npm run operator -- <command>

  create --email <address> --name <name>   makes an operator who owns the whole platform, and prints the link of the invitation
  list                                     shows all operators with their roles
  reset --email <address>                  deletes the password and all second factors of an operator, ends all sessions and
                                           API tokens, and prints the link of a new invitation`;

interface OperatorCommandDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Origin of the console. The links that the command prints begin with this origin. */
  readonly consoleOrigin: string;
  /**
   * Writes an entry about the created or reset operator to the audit log, in the database transaction of the change.
   */
  readonly appendAudit: OperatorChecks['appendAudit'];
}

const option = { type: 'string' } as const;

const parse = (args: readonly string[]) => parseArguments(args, { email: option, name: option }, usage);

const readEmail = (text: string | undefined): string => {
  const email = z.string().check(z.trim(), z.toLowerCase(), z.email()).safeParse(text);
  if (!email.success) throw new RangeError(`--email ${text ?? ''}: it must be an e-mail address\n${usage}`);
  return email.data;
};

const readName = (text: string | undefined): string => {
  const name = text?.trim() ?? '';
  if (name === '' || name.length > 80) throw new RangeError(`--name: write 1 to 80 characters\n${usage}`);
  return name;
};

const record = async (
  tx: Database,
  { clock, appendAudit }: OperatorCommandDeps,
  { operation, id, changes }: { readonly operation: string; readonly id: string; readonly changes: object },
): Promise<void> =>
  appendAudit(tx, {
    at: clock.now(),
    brand: null,
    operatorId: null,
    tokenId: null,
    operation,
    outcome: 'done',
    errorCode: null,
    subject: { kind: 'operator', id },
    changes: { ...changes },
    address: '',
    requestId: '',
  });

const describeInvitation = (email: string, { link, expiresAt }: Awaited<ReturnType<typeof issueInvitation>>): string =>
  `${email} becomes an operator with this link, which is valid once and until ${expiresAt.toISOString().slice(0, 16)}Z:\n${link}`;

const create = async (deps: OperatorCommandDeps, email: string, name: string): Promise<string> => {
  const { db, clock, consoleOrigin } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    if ((await tx.$count(operators, eq(operators.email, email))) > 0)
      throw new RangeError(`${email} is an operator already. "reset" makes a new invitation.`);
    const { id } = await insertOperator(tx, { email, name }, now);
    const grant = { operatorId: id, roleId: 'owner', brand: null, endsAt: null, reason: 'npm run operator' };
    await insertGrant(tx, grant, { givenBy: null, now });
    await record(tx, deps, { operation: 'operator create', id, changes: { email, name, roleId: 'owner' } });
    return describeInvitation(email, await issueInvitation(tx, id, { now, consoleOrigin }));
  });
};

const reset = async (deps: OperatorCommandDeps, email: string): Promise<string> => {
  const { db, clock, consoleOrigin } = deps;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [operator] = await tx.select().from(operators).where(eq(operators.email, email)).for('no key update');
    if (!operator) throw new RangeError(`There is no operator with the e-mail address ${email}`);
    if (operator.suspendedAt)
      throw new RangeError(`${email} is suspended. Another operator must resume the account first.`);
    await resetOperator(tx, operator.id, now);
    await record(tx, deps, { operation: 'operator reset', id: operator.id, changes: { email } });
    return describeInvitation(email, await issueInvitation(tx, operator.id, { now, consoleOrigin }));
  });
};

const list = async ({ db, clock }: OperatorCommandDeps): Promise<string> => {
  const all = await listAllOperators(db, clock.now());
  if (all.length === 0) return 'There are no operators. Make the first one with "create".';
  return all
    .map(({ email, name, state, grants }) => {
      const roles = grants.map(({ roleId, brand }) => `${roleId} of ${brand ?? 'the platform'}`);
      return `${email} (${name}), ${state}: ${roles.join(', ') || 'no roles'}`;
    })
    .join('\n');
};

/**
 * Runs `npm run operator` with the given arguments (`create`, `list` or `reset`) and returns the text to print.
 * Throws a RangeError for wrong arguments, and for an operator that cannot be created or reset.
 */
export const runOperatorCommand = async (deps: OperatorCommandDeps, args: readonly string[]): Promise<string> => {
  const { positionals, values } = parse(args);
  const [action, ...rest] = positionals;
  if (rest.length > 0) throw new RangeError(usage);
  if (action === 'list') return list(deps);
  if (action === 'create') return create(deps, readEmail(values.email), readName(values.name));
  if (action === 'reset') return reset(deps, readEmail(values.email));
  throw new RangeError(usage);
};

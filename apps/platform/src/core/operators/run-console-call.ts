import type { OperationSpec } from '@livery/contract/operation';
import { getOperationSchemas } from '@livery/contract/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import { parseBody, readInput } from '../http/calls/read-input.ts';
import { getCaller } from '../http/route.ts';
import { createRecorder } from './create-recorder.ts';
import { type AnyHandler, type OperatorRouteGuards, sendValue } from './operator-call.ts';
import { readCookie } from './read-cookie.ts';

/** Creates the function that runs a call without a session, such as a log-in. */
export const createConsoleRunner =
  ({ checks, clock, db, assertConsole }: OperatorRouteGuards) =>
  async (
    operation: OperationSpec,
    handler: AnyHandler,
    { http, reply }: { readonly http: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<FastifyReply> => {
    assertConsole(http, undefined);
    const request = readInput(operation, getOperationSchemas(operation.name).request, http, () => parseBody(http));
    const recorder = createRecorder(operation);
    const tasks: (() => Promise<unknown>)[] = [];
    let operatorId: string | null = null;
    const append = (tx: Database, outcome: 'done' | 'rejected', errorCode: string | null): Promise<void> =>
      checks.appendAudit(tx, {
        at: clock.now(),
        brand: null,
        operatorId,
        tokenId: null,
        operation: operation.name,
        outcome,
        errorCode,
        changes: {},
        subject: { kind: 'operation', id: operation.name },
        ...recorder.find(),
        address: getCaller(http).address,
        requestId: http.id,
      });
    const context = (tx: Database) => ({
      request,
      tx,
      ...getCaller(http),
      onCommit: (task: () => Promise<unknown>) => void tasks.push(task),
      record: recorder.record,
      setHeader: (name: string, value: string) => void reply.header(name, value),
      readCookie: (name: string) => readCookie(http, name),
      identify: (id: string) => void (operatorId = id),
    });
    if (operation.method === 'GET') return sendValue(reply, operation, await handler(context(db) as never));
    const value = await db
      .transaction(async (tx) => {
        const result = await handler(context(tx) as never);
        if (recorder.find()) await append(tx, 'done', null);
        return result;
      })
      .catch(async (error: unknown) => {
        if (error instanceof GatewayError) await db.transaction((tx) => append(tx, 'rejected', error.code));
        throw error;
      });
    for (const task of tasks) await task();
    return sendValue(reply, operation, value);
  };

import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { CallbackState } from './callbacks.ts';
import type { Store } from './store.ts';

/** Signed call of the gateway that a service handles. */
export interface ServiceOperation {
  /** Path of the call, with a leading slash. */
  readonly path: `/${string}`;
  readonly request: z.ZodMiniType;
  /** Performs the call and returns the value of the response. Throws a ServiceError to reject the call. */
  readonly handle: (request: never) => Promise<unknown>;
}

/** Action of the control API. A test uses it to simulate an external event, such as a payment. */
export interface ControlAction {
  readonly request: z.ZodMiniType;
  readonly perform: (request: never) => Promise<unknown>;
}

export interface ServiceParts {
  readonly operations: readonly ServiceOperation[];
  /** Actions by name. The control API serves each action at `POST /control/<name>`. */
  readonly controls: Readonly<Record<string, ControlAction>>;
  /** Registers web pages for people. Requests to these pages have no signature. */
  readonly registerPages?: (app: FastifyInstance) => void;
}

export interface ServiceDeps<State> {
  readonly store: Store<State & CallbackState>;
  readonly getOrigin: () => string;
}

/**
 * Definition of a service that an operator runs and that the gateway calls, e.g. the payment channel. `State` is the
 * type of its durable state.
 */
export interface Service<State extends object> {
  /** Name that selects this service in the environment variable SERVICE. */
  readonly name: string;
  /**
   * Default code of the service in the header `X-Vendor` of its callbacks. The environment variable SERVICE_VENDOR
   * can replace it.
   */
  readonly vendor: string;
  readonly createState: () => State;
  readonly create: (deps: ServiceDeps<State>) => ServiceParts;
}

/** Declares a service. TypeScript checks that all parts of the service use the same type of state. */
export const defineService = <State extends object>(service: Service<State>): Service<State> => service;

/**
 * Defines a signed gateway call that the service handles. TypeScript derives the type of the parameter of `handle`
 * from the schema `request`.
 */
export const defineOperation = <Schema extends z.ZodMiniType>(
  path: `/${string}`,
  request: Schema,
  handle: (request: z.output<Schema>) => Promise<unknown>,
): ServiceOperation => ({ path, request, handle });

/**
 * Defines an action of the control API. TypeScript derives the type of the parameter of `perform` from the schema
 * `request`.
 */
export const defineControl = <Schema extends z.ZodMiniType>(
  request: Schema,
  perform: (request: z.output<Schema>) => Promise<unknown>,
): ControlAction => ({ request, perform });

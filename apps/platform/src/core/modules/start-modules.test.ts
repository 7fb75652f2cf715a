import { describe, expect, it } from 'vitest';
import type { Core } from '../core.ts';
import { defineModule, type Module } from './define-module.ts';
import { CircularModulesError, DuplicateModuleError, MissingModuleError } from './order-modules.ts';
import { startModules } from './start-modules.ts';

/**
 * Returns a core and a function that defines test modules. `steps` records the start and the end of the lock, and the
 * preparation and registration of each module. The core has only the fields that these tests use.
 */
const createRecorder = () => {
  const steps: string[] = [];
  const store = {
    withAdvisoryLock: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      steps.push('lock');
      const result = await task();
      steps.push('unlock');
      return result;
    },
  };
  const define = <const Dependencies extends Readonly<Record<string, Module>>>(name: string, dependsOn: Dependencies) =>
    defineModule({
      name,
      dependsOn,
      prepare: async () => void steps.push(`prepare ${name}`),
      register: async (_core, services) => {
        steps.push(`register ${name}`);
        return { name, uses: Object.values(services) };
      },
    });
  return { steps, define, core: { store } as unknown as Core };
};

describe('startModules', () => {
  it('prepares all modules under the lock, then registers each one after its dependencies', async () => {
    const { steps, define, core } = createRecorder();
    const ledger = define('ledger', {});
    const betting = define('betting', { ledger });
    const lottery = define('lottery', { betting, ledger });
    await startModules(core, [lottery, betting, ledger]);
    expect(steps).toEqual([
      'lock',
      'prepare ledger',
      'prepare betting',
      'prepare lottery',
      'unlock',
      'register ledger',
      'register betting',
      'register lottery',
    ]);
  });

  it('gives a module the services of its dependencies, and the caller the service of each module', async () => {
    const { core } = createRecorder();
    const ledger = defineModule({ name: 'ledger', dependsOn: {}, register: () => ({ balance: 7 }) });
    const wallet = defineModule({
      name: 'wallet',
      dependsOn: { ledger },
      register: async (_core, services) => ({ balance: services.ledger.balance * 2 }),
    });
    const services = await startModules(core, [ledger, wallet]);
    expect(services.get(ledger).balance).toBe(7);
    expect(services.get(wallet).balance).toBe(14);
  });

  it('gives a module the result of its first preparation', async () => {
    const { core } = createRecorder();
    let count = 0;
    const ledger = defineModule({
      name: 'ledger',
      dependsOn: {},
      prepare: async () => (count += 1),
      register: (_core, _services, prepared) => ({ read: () => prepared }),
    });
    const services = await startModules(core, [ledger]);
    await services.prepare(core);
    expect([services.get(ledger).read(), count]).toEqual([1, 2]);
  });

  it('throws for the service of a module that is not in the list', async () => {
    const { define, core } = createRecorder();
    const services = await startModules(core, []);
    expect(() => services.get(define('ledger', {}))).toThrow(MissingModuleError);
  });

  it('rejects two modules of the same name', async () => {
    const { define, core, steps } = createRecorder();
    const start = startModules(core, [define('ledger', {}), define('ledger', {})]);
    await expect(start).rejects.toThrow(DuplicateModuleError);
    await expect(start).rejects.toThrow(/name "ledger".*Rename one of them/);
    expect(steps).toEqual([]);
  });

  it('rejects a module whose dependency is not in the list', async () => {
    const { define, core, steps } = createRecorder();
    const start = startModules(core, [define('wallet', { ledger: define('ledger', {}) })]);
    await expect(start).rejects.toThrow(MissingModuleError);
    await expect(start).rejects.toThrow(/"wallet" depends on "ledger".*Add it to modules\.ts/);
    expect(steps).toEqual([]);
  });

  it('rejects modules that depend on each other in a circle, and names the circle', async () => {
    const { define, core, steps } = createRecorder();
    const circle: Record<string, Module> = {};
    const ledger = define('ledger', circle);
    const wallet = define('wallet', { ledger });
    const games = define('games', { wallet });
    circle.wallet = wallet;
    const start = startModules(core, [games, wallet, ledger]);
    await expect(start).rejects.toThrow(CircularModulesError);
    await expect(start).rejects.toThrow(/wallet -> ledger -> wallet\./);
    expect(steps).toEqual([]);
  });
});

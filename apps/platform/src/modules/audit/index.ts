import { hours } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { appendAudit } from './append-audit.ts';
import { auditRoutes } from './audit.routes.ts';
import { loadAuditKeys } from './checkpoints/audit-keys.ts';
import { checkpointStorePort } from './checkpoints/checkpoint-store-port.ts';
import { createCheckpointSigner } from './checkpoints/sign-checkpoints.ts';
import { createExporter } from './export-chain.ts';

export { appendAudit } from './append-audit.ts';
export { checkpointStorePort } from './checkpoints/checkpoint-store-port.ts';

/** Audit log of the actions of operators. Hash chains and signed checkpoints make every later change detectable. */
export const auditModule = defineModule({
  name: 'audit',
  dependsOn: {},
  register: async ({ db, clock, jobs, keys: keyStore, operators, operatorChecks, ports, warn }) => {
    operatorChecks.provide({ appendAudit });
    const keys = await loadAuditKeys(keyStore);
    const signer = createCheckpointSigner({ db, clock, keys, store: ports.use(checkpointStorePort) });
    jobs.add({ name: 'audit.checkpoints', every: hours(1), run: signer.signMovedHeads });
    const onUnsigned = warn('An export of the audit log has no checkpoint at its end');
    auditRoutes({
      route: operators.route,
      keys,
      exportChain: createExporter({ db, clock, keys, signer, onUnsigned }),
    });
  },
});

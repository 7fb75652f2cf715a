import { agentRegistry } from '@livery/contract/registry/agents';
import { registerSchemas } from './schema-registry.ts';

// The schemas of agent operations are registered separately, because not every brand has an agent area.
registerSchemas(agentRegistry);

import { agentRegistry } from '@livery/contract/registry/agents';
import { registerSchemas } from './schema-registry.ts';

// The endpoints of agents register their schemas themselves: the schemas that every brand loads do not include them.
registerSchemas(agentRegistry);

import { agentRegistry } from '@livery/contract/registry/agents';
import { registerSchemas } from './schema-registry.ts';

// The endpoints of agents bring their schemas themselves: the checks that every brand loads know nothing of them.
registerSchemas(agentRegistry);

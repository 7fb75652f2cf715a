import { agentRegistry } from '@livery/contract/registry/agents';
import { registerSchemas } from './schema-registry.ts';

// The code of the agent area imports this file. So the apps of brands without agents do not contain these schemas.
registerSchemas(agentRegistry);

import { agentRegistry } from '@livery/contract/registry/agents';
import { knowSchemas } from './known-schemas.ts';

// The endpoints of agents bring their schemas themselves: the checks that every brand loads know nothing of them.
knowSchemas(agentRegistry);

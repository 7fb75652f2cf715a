import type { Feature } from '@livery/kit/feature';
import { agentHome } from './home/agent-home.feature.ts';

export const agentFeatures: readonly Feature[] = [agentHome];

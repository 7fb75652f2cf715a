import { lowerPasswordHashCost } from './lower-password-hash-cost.ts';

lowerPasswordHashCost();

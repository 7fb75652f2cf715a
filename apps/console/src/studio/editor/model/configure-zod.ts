import { config } from 'zod';

// The policy of the console forbids code that is made from text. Without this, zod would try it and be blocked. It has to
// run before the first schema is created, so it is the first import of the module that imports schemas.
config({ jitless: true });

import { config } from 'zod';

// The content security policy of the console forbids `eval`. Without `jitless`, zod tries `eval`, and the browser
// reports a violation. This line must run before the first schema is created, so this module is imported before modules
// with schemas.
config({ jitless: true });

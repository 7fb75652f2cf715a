import { readConfig } from './config/config.ts';
import { createPlatform } from './create-platform.ts';

const platform = await createPlatform({ config: readConfig(process.env) });
console.log(await platform.listen());

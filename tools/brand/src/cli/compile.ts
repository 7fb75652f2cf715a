import { compile } from '../compile/compile.ts';
import { mobileOptions } from '../compile/options.ts';
import { parseCommandLine } from './arguments.ts';

const { compiled: out } = parseCommandLine(process.argv.slice(2));
const { id, files, features } = await compile(mobileOptions(out));
console.log(`Compiled ${features.length} features into ${Object.keys(files).length} files (${id}): ${out}`);

import { runDoctorCommand } from './doctor/run-doctor-command.ts';

/**
 * Command `npm run doctor -- <PUBLIC_ORIGIN>`. It checks a deployment from outside, needs no settings and changes
 * nothing.
 */
try {
  const isHealthy = await runDoctorCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
  process.exitCode = isHealthy ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

import { runAsProgram } from './cli.ts';

await runAsProgram(['serve', ...process.argv.slice(2)]);

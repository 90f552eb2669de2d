import { keepCompiledCode } from './platform/compiled-code.ts';

keepCompiledCode();
// Read after that, so that all of it is kept.
const { runAsProgram } = await import('./cli.ts');
await runAsProgram(['serve', ...process.argv.slice(2)]);

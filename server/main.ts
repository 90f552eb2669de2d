import { useBundledPackages } from './platform/bundled-packages.ts';
import { keepCompiledCode } from './platform/compiled-code.ts';

keepCompiledCode();
useBundledPackages();
// Read after that, so that all of it is kept, and packages come from their bundles.
const { runAsProgram } = await import('./cli.ts');
await runAsProgram(['serve', ...process.argv.slice(2)]);

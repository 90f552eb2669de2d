import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, STOPPED, stopChildrenOnSignal, TOOL_ENVIRONMENT, wasStopped } from './children.mjs';
import { explainFailure, prepareServer, projectNode } from './preparation.mjs';
import { serve } from './server-process.mjs';

/** The server with --watch and the build with --watch: a saved file of src is seen at the next reload. */
const giveSignalsBack = stopChildrenOnSignal();
try {
  await prepareServer();
  giveSignalsBack();
  const build = spawn('rsbuild', ['build', '--watch'], {
    cwd: ROOT,
    env: TOOL_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = await serve(projectNode(), ['--watch', '--watch-preserve-output', join(ROOT, 'server', 'main.ts')], {
    FUTAGO_INSPECTOR: 'true',
    ...process.env,
  });
  build.kill('SIGTERM');
} catch (error) {
  process.exitCode = wasStopped() ? STOPPED : explainFailure(error);
}

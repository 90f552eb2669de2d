import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, STOPPED, stopChildrenOnSignal, TOOL_ENVIRONMENT, wasStopped } from './children.mjs';
import { explainFailure, prepareServer, projectNode, SetupError } from './preparation.mjs';
import { print } from './progress.mjs';
import { followServerFiles, untilBuilt } from './server-changes.mjs';
import { serve } from './server-process.mjs';

/**
 * The build with --watch, and the server, which begins anew with each build and each change of its own: a saved file is
 * seen at the next reload.
 */
const giveSignalsBack = stopChildrenOnSignal();
try {
  await prepareServer({ isSiteLeftOut: true });
  const build = spawn('rsbuild', ['build', '--watch'], {
    cwd: ROOT,
    env: TOOL_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => build.kill('SIGTERM'));
  if (!(await untilBuilt(ROOT, build))) throw new SetupError('The build ended; what it printed stands above.');
  giveSignalsBack();
  let unfollow;
  const follow = (again) => {
    unfollow = followServerFiles(ROOT, (what) => {
      print(`Changed: ${what}. The server begins anew.`);
      again();
    });
  };
  const environment = { FUTAGO_INSPECTOR: 'true', ...process.env };
  process.exitCode = await serve(projectNode(), [join(ROOT, 'server', 'main.ts')], environment, follow);
  unfollow?.();
  build.kill('SIGTERM');
} catch (error) {
  process.exitCode = wasStopped() ? STOPPED : explainFailure(error);
}

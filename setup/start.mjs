import { join } from 'node:path';
import { ROOT, STOPPED, stopChildrenOnSignal, wasStopped } from './children.mjs';
import { buildAll, explainFailure, holdSetup, installPackages, projectNode } from './preparation.mjs';
import { serve } from './server-process.mjs';

const giveSignalsBack = stopChildrenOnSignal();
try {
  const release = await holdSetup();
  await installPackages();
  await buildAll();
  release();
  giveSignalsBack();
  process.exitCode = await serve(projectNode(), [join(ROOT, 'server', 'main.ts')], { ...process.env, NODE_ENV: 'production' });
} catch (error) {
  process.exitCode = wasStopped() ? STOPPED : explainFailure(error);
}

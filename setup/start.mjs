import { join } from 'node:path';
import { ROOT, STOPPED, stopChildrenOnSignal, wasStopped } from './children.mjs';
import { explainFailure, prepareServer, projectNode } from './preparation.mjs';
import { serve } from './server-process.mjs';

const giveSignalsBack = stopChildrenOnSignal();
try {
  await prepareServer();
  giveSignalsBack();
  process.exitCode = await serve(projectNode(), [join(ROOT, 'server', 'main.ts')], { ...process.env, NODE_ENV: 'production' });
} catch (error) {
  process.exitCode = wasStopped() ? STOPPED : explainFailure(error);
}

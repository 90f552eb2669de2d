import { problemOfNames } from '../bench/names.mjs';
import { ensureChromium } from './chromium.mjs';
import { run, STOPPED, stopChildrenOnSignal, wasStopped } from './children.mjs';
import { explainFailure, prepareServer, SetupError } from './preparation.mjs';

/** The benches that are named, against the site as it would be served: packages, build, drawn library and browser first. */
stopChildrenOnSignal();
try {
  const names = process.argv.slice(2);
  const problem = problemOfNames(names);
  if (problem !== null) throw new SetupError(problem);
  await prepareServer();
  try {
    ensureChromium();
  } catch (error) {
    throw new SetupError(error.message);
  }
  await run('node', ['bench/run.ts', ...names], { isShown: true }).catch(() => (process.exitCode = 1));
  if (wasStopped()) process.exitCode = STOPPED;
} catch (error) {
  process.exitCode = wasStopped() ? STOPPED : explainFailure(error);
}

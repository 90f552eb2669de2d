import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowsers } from './chromium.mjs';
import { ensureFaces } from './faces.mjs';
import { ROOT, run, STOPPED, stopChildrenOnSignal, TOOL_ENVIRONMENT, wasStopped } from './children.mjs';
import { buildAll, explainFailure, holdSetup, installPackages, SetupError } from './preparation.mjs';
import { complain, print, step } from './progress.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';
import { addUp, closingLines, countReport } from './test-counts.mjs';

const SUITES = [
  { title: 'Tests in Node and the browser', name: 'unit', projects: ['node', 'browser'] },
  { title: 'Tests of the running site', name: 'e2e', projects: ['e2e'] },
];

stopChildrenOnSignal();
try {
  const release = await holdSetup();
  await installPackages();
  await step('Looking for Chromium and faces', async () => {
    ensureTestBrowsers();
    ensureFaces();
  }).catch((error) => {
    throw new SetupError(error.message);
  });
  await buildAll();
  release();
  const counts = [...(await Promise.all(STATIC_CHECKS.map(check))), ...(await runSuites())];
  const sum = addUp(counts);
  for (const line of closingLines(sum)) print(line);
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
} catch (error) {
  process.exitCode = wasStopped() ? STOPPED : explainFailure(error);
}

/** A check counts as one test. */
async function check({ title, program, options }) {
  try {
    await step(title, () => run(program, options));
    return { passed: 1, failed: 0, skipped: 0, retried: [], lost: [] };
  } catch (error) {
    if (wasStopped()) throw error;
    complain(error.output ?? String(error));
    return { passed: 0, failed: 1, skipped: 0, retried: [], lost: [title] };
  }
}

async function runSuites() {
  const counts = [];
  for (const { title, name, projects } of SUITES) {
    const file = join(ROOT, 'dist', 'tests', `${name}.json`);
    rmSync(file, { force: true });
    const options = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    print(title);
    const isClean = await run('vitest', options, { environment: { ...TOOL_ENVIRONMENT, CI: 'true' }, isShown: true }).then(
      () => true,
      () => false,
    );
    if (wasStopped()) throw new SetupError('Stopped.');
    counts.push(countReport(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, isClean));
  }
  return counts;
}

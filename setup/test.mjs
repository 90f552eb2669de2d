import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowsers } from './chromium.mjs';
import { ensureFaces } from './faces.mjs';
import { ROOT, run, STOPPED, stopChildrenOnSignal, TOOL_ENVIRONMENT, wasStopped } from './children.mjs';
import { buildAll, explainFailure, holdSetup, installPackages, SetupError } from './preparation.mjs';
import { complain, print, step } from './progress.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';
import { addUp, closingLines, countReport, notBegun } from './test-counts.mjs';

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
    print(title);
    const { report, isClean, errors } = await runTests(name, projects, []);
    const left = notBegun(report, errors);
    if (left.length === 0) {
      counts.push(countReport(report, isClean));
      continue;
    }
    print(`${left.length} files were not begun, as their browser never reached vitest; they run in another one`);
    const again = await runTests(`${name}-again`, projects, left);
    const retried = [`${left.length} files in another browser (${errors[0]})`];
    const first = countReport(report, true);
    counts.push({ ...first, retried: [...first.retried, ...retried] }, countReport(again.report, again.isClean));
  }
  return counts;
}

/** Runs all files of the projects, or only those that are named, and reads what was reported; null of a run that crashed. */
async function runTests(name, projects, files) {
  const folder = join(ROOT, 'dist', 'tests');
  const [file, errorsFile] = [join(folder, `${name}.json`), join(folder, `${name}.errors.json`)];
  for (const old of [file, errorsFile]) rmSync(old, { force: true });
  mkdirSync(folder, { recursive: true });
  const options = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./setup/ended-badly.reporter.mjs',
    `--outputFile.json=${file}`,
    ...files,
  ];
  const environment = { ...TOOL_ENVIRONMENT, CI: 'true', TESTS_ERRORS_FILE: errorsFile };
  const isClean = await run('vitest', options, { environment, isShown: true }).then(
    () => true,
    () => false,
  );
  if (wasStopped()) throw new SetupError('Stopped.');
  return { report: readReport(file), isClean, errors: readReport(errorsFile) ?? [] };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

import { ChildFailure, run, stopChildrenOnSignal } from './children.mjs';
import { explainFailure, holdSetup, installPackages } from './preparation.mjs';
import { complain, print, step } from './progress.mjs';
import { stampOf } from './source-stamp.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';

/** Each must end without a finding; the last two must leave the committed files as they are. */
const CHECKS = [
  ...STATIC_CHECKS.map(({ title, program, options }) => ({ title, work: () => run(program, options) })),
  {
    title: 'Generated code (npm run codegen)',
    work: () => leavesAlone('graphql/generated', generate),
  },
  { title: 'Catalogs (npm run i18n)', work: () => leavesAlone('locales', () => run('lingui', ['extract', '--clean'])) },
];

stopChildrenOnSignal();
try {
  const release = await holdSetup();
  await installPackages();
  const failures = [];
  for (const { title, work } of CHECKS) {
    await step(title, work).catch((error) =>
      failures.push(`\n${title}\n${error instanceof ChildFailure ? error.output.trim() : error.message}`),
    );
  }
  release();
  for (const failure of failures) complain(failure);
  print(`${CHECKS.length - failures.length} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function generate() {
  await run('graphql-codegen', ['--config', 'codegen.ts']);
  await run('node', ['setup/write-documents.ts']);
}

async function leavesAlone(folder, work) {
  const before = stampOf([folder]);
  await work();
  if (stampOf([folder]) !== before) throw new Error(`${folder} was behind its sources and is now up to date: commit it.`);
}

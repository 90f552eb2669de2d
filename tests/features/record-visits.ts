import { onTestFinished } from 'vitest';

/** Where pressed links lead, unless a part kept the press for itself; the test's own page stays. */
export function recordVisits(): string[] {
  const visits: string[] = [];
  const record = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented) return;
    visits.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  };
  addEventListener('click', record);
  onTestFinished(() => removeEventListener('click', record));
  return visits;
}

/** What /builds/latest.json tells every page: which build is served, and whether a service worker may run. */
export interface LatestBuild {
  readonly id: string;
  readonly worker: 'on' | 'off';
}

export function latestBuild(id: string, isWorkerOn: boolean): LatestBuild {
  return { id, worker: isWorkerOn ? 'on' : 'off' };
}

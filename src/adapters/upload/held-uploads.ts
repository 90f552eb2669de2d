/**
 * Which tab of this browser sends an upload: a lock of its id, which the browser takes back with the page that had it. Where
 * there are no locks each tab knows of itself alone.
 */
export class HeldUploads {
  readonly #locks: () => Pick<LockManager, 'request' | 'query'> | undefined;
  readonly #letGo = new Map<string, () => void>();

  constructor(locks: () => Pick<LockManager, 'request' | 'query'> | undefined) {
    this.#locks = locks;
  }

  /** Until it is let go, no other tab takes it for lost. */
  hold(id: string): void {
    if (this.#letGo.has(id)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#letGo.set(id, resolve);
    this.#locks()
      ?.request(nameOf(id), () => promise)
      .catch(alone);
  }

  letGo(id: string): void {
    this.#letGo.get(id)?.();
    this.#letGo.delete(id);
  }

  letAllGo(): void {
    for (const id of this.#letGo.keys()) this.letGo(id);
  }

  /** Those of these that another tab has. */
  async elsewhere(ids: readonly string[]): Promise<readonly string[]> {
    const { held = [] } = (await this.#locks()?.query().catch(alone)) ?? {};
    const names = new Set(held.map(({ name }) => name));
    return ids.filter((id) => names.has(nameOf(id)) && !this.#letGo.has(id));
  }

  /** Resolves once no other tab has it. */
  async untilLeft(id: string): Promise<void> {
    await this.#locks()?.request(nameOf(id), alone).catch(alone);
  }
}

function nameOf(id: string): string {
  return `futago-upload-${id}`;
}

function alone(): undefined {
  return undefined;
}

/** As much of a place as decides which of two is kept. */
export interface ComparedPlace {
  readonly progress: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface TakenPlace extends ComparedPlace {
  /** What was read before it counts no more; null in the first reading. */
  readonly rereadSince: number | null;
}

/** Whether a reader who rests at one place of a chapter is behind another. */
export function isBehind(rest: Pick<ComparedPlace, 'progress'>, other: Pick<ComparedPlace, 'progress'>): boolean {
  return rest.progress < other.progress;
}

/** Whether what the server knows of a chapter takes the place of what this browser keeps: as the server decides between devices. */
export function takesPlaceOf(taken: TakenPlace, kept: ComparedPlace): boolean {
  if (taken.rereadSince !== null && kept.at < taken.rereadSince) return true;
  return isBehind(kept, taken) || (taken.progress === kept.progress && taken.at > kept.at);
}

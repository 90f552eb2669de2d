import type { SiteConfig } from '../../platform/config/config.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** A reader's first request of a page; the path is checked to be decodable and at most 8 KiB. */
export interface PageRequest {
  readonly site: SiteConfig;
  /** Path and search as the reader sees them: '/comic/12?page=2'. */
  readonly path: string;
  /** Whether the page loads what lets an inspector watch it. */
  readonly isInspected: boolean;
}

/** Answers with a page for an anonymous reader; `prepareAnswer` makes its answer, `ResponseCache` keeps it. */
export interface FirstResponder {
  /** A kept answer, at once; undefined where one has to be made. */
  peek(request: PageRequest): PreparedAnswer | undefined;
  respond(request: PageRequest): Promise<PreparedAnswer>;
  /** Makes the page of a work anew, or with it those of its chapters. */
  forgetWork(workId: number, reach: 'itself' | 'chapters'): void;
  /** Makes all pages anew. */
  forget(): void;
}

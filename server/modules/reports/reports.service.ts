import { visibleText } from '#graphql/document/kept-text.ts';
import { LONGEST_NOTE } from '#graphql/document/limits.ts';
import type { ReportContentInput } from '#graphql/generated/server.ts';
import { type AccountsService, DONE, invalid, type InvalidInput, type Throttled } from '../accounts/accounts.service.ts';
import { fieldProblem } from '../accounts/account-input.ts';
import { SUBJECT_NOT_FOUND } from '../comments/comments.service.ts';
import { type Reader, signedIn } from '../reader.ts';
import { findShownSubject, type SubjectRows } from '../shown-subject.ts';
import { reportLimit } from './report-limit.ts';
import type { ReportsRepository } from './reports.repository.ts';

export interface ReportsDependencies extends SubjectRows {
  readonly reports: ReportsRepository;
  readonly accounts: Pick<AccountsService, 'throttled'>;
}

/** What readers tell the site is wrong with works, chapters and pages: one report of each reader about each of them. */
export class ReportsService {
  readonly #dependencies: ReportsDependencies;

  constructor(dependencies: ReportsDependencies) {
    this.#dependencies = dependencies;
  }

  async report(
    { subject: given, page = null, reason, note: words }: ReportContentInput,
    reader: Reader,
  ): Promise<typeof DONE | typeof SUBJECT_NOT_FOUND | InvalidInput | Throttled> {
    const { userId } = signedIn(reader);
    const note = visibleText(words);
    if (Array.from(note).length > LONGEST_NOTE) return invalid([fieldProblem('note', 'TOO_LONG', LONGEST_NOTE)]);
    const subject = await findShownSubject(this.#dependencies, given);
    if (subject === null) return SUBJECT_NOT_FOUND;
    if (page !== null && !(await this.#hasPage(subject.chapterId, page))) return invalid([fieldProblem('page', 'UNKNOWN')]);
    const throttled = await this.#dependencies.accounts.throttled([reportLimit(userId)]);
    if (throttled !== null) return throttled;
    await this.#dependencies.reports.add({ ...subject, page, userId, reason, note });
    return DONE;
  }

  async #hasPage(chapterId: number | null, page: number): Promise<boolean> {
    return chapterId !== null && (await this.#dependencies.reports.hasPage(chapterId, page));
  }

  /** For the file that the reader may ask for. */
  async exported(userId: number): Promise<readonly object[]> {
    return (await this.#dependencies.reports.ofReader(userId)).map(({ workId, chapterId, ...report }) => ({
      workId: String(workId),
      chapterId: chapterId?.toString() ?? null,
      ...report,
    }));
  }
}

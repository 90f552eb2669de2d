import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ReportContent } from '#graphql/generated/documents/ReportContent.ts';
import { ReportSubject } from '#src/features/comments/ReportSubject.tsx';
import { useTask } from '../-form-task.ts';
import { REPORT_JUDGES } from './report-refusal.ts';
import type { CommentsSubject } from '../-site-context.ts';
import { useUnsavedWords } from '../-use-unsaved-words.ts';

export interface ReportPlaceProps {
  readonly subject: CommentsSubject;
  /** Of the chapter, from 1; without it the report is about the whole. */
  readonly page?: number;
}

/** Where who is signed in tells the site what is wrong with what they read. */
export function ReportPlace({ subject, page }: ReportPlaceProps) {
  const { execute } = useRouteContext({ from: '__root__' });
  const [chosen, setOpen] = useState<boolean | null>(null);
  const [stage, report] = useTask(REPORT_JUDGES);
  const unsaved = useUnsavedWords(`report-${subject.workId}-${subject.chapterId ?? ''}-${page ?? ''}`);
  const open = (isOpen: boolean): void => {
    setOpen(isOpen);
    unsaved.keep(null);
  };
  return (
    <ReportSubject
      subject={kindOf(subject, page)}
      isOpen={chosen ?? unsaved.read() !== null}
      stage={stage}
      unsaved={unsaved}
      onOpen={open}
      onReport={(reason, note) =>
        void report(
          async () => (await execute(ReportContent, { input: { subject, page: page ?? null, reason, note } })).reportContent,
          () => unsaved.keep(null),
        )
      }
    />
  );
}

function kindOf({ chapterId }: CommentsSubject, page: number | undefined): 'work' | 'chapter' | 'page' {
  if (page !== undefined) return 'page';
  return chapterId === null ? 'work' : 'chapter';
}

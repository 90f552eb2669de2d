import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { SendContactMessage } from '#graphql/generated/documents/SendContactMessage.ts';
import { ContactScreen } from '#src/features/account/contact/ContactScreen.tsx';
import type { ContactFields } from '#src/features/account/contact/contact-rules.ts';
import { Failed } from '../-frame/late-failure.ts';
import { useFormTask } from '../-form-task.ts';
import { metadataHead } from '../-metadata-head.ts';
import { useAccount } from '../-account/use-account.ts';
import { useUnsavedWords } from '../-use-unsaved-words.ts';

export const Route = createFileRoute('/$lang/_shell/contact')({
  staticData: { metadata: 'contact', words: 'account' },
  head: ({ match }) => metadataHead(match, '/contact'),
  component: Contact,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function Contact() {
  const { execute, language, sites } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const [stage, run] = useFormTask();
  const unsaved = useUnsavedWords('contact');
  const send = (fields: ContactFields) =>
    run(
      async () => (await execute(SendContactMessage, { input: { ...fields, language } })).sendContactMessage,
      () => unsaved.keep(null),
    );
  return (
    <ContactScreen
      stage={stage}
      known={reader ?? null}
      supportMail={sites[language].supportMail}
      unsaved={unsaved}
      onSubmit={(fields) => void send(fields)}
    />
  );
}

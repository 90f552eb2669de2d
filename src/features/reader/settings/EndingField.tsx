import { useLingui } from '@lingui/react/macro';
import type { ReaderSettings } from '../reader-settings.ts';
import { ChoiceField } from './ChoiceField.tsx';

type Ending = ReaderSettings['comic']['ending'];

export interface EndingFieldProps {
  readonly value: Ending;
  readonly onChange: (ending: Ending) => void;
}

/** What follows the last page. */
export function EndingField({ value, onChange }: EndingFieldProps) {
  const { t } = useLingui();
  return (
    <ChoiceField
      legend={t`End of a chapter`}
      choices={[
        { value: 'page', label: t`Comments` },
        { value: 'endless', label: t`Straight on` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

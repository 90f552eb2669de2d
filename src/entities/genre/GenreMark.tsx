import { useLingui } from '@lingui/react/macro';
import { CheckIcon, CloseIcon } from '../../ui/icon/icons.tsx';
import type { GenreState } from './genre-state.ts';

/** Before the name of a genre: whether works are kept to it, or to those without it. */
export function GenreMark({ state }: { readonly state: GenreState }) {
  const { t } = useLingui();
  if (state === 'either') return null;
  const face = { size: 16, role: 'img', 'aria-hidden': false } as const;
  return state === 'with' ? <CheckIcon {...face} aria-label={t`With`} /> : <CloseIcon {...face} aria-label={t`Without`} />;
}

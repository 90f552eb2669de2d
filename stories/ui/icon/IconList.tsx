import type { ComponentType } from 'react';
import type { IconProps } from '#src/ui/icon/icons.tsx';

export interface IconListProps {
  readonly icons: Readonly<Record<string, ComponentType<IconProps>>>;
}

/** Every icon of a module with its name. */
export function IconList({ icons }: IconListProps) {
  return (
    <ul>
      {Object.entries(icons).map(([name, DrawnIcon]) => (
        <li key={name}>
          <DrawnIcon size={24} /> {name}
        </li>
      ))}
    </ul>
  );
}

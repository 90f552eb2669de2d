import type { ComponentType } from 'react';
import type { LineDrawingProps } from './LineDrawing.tsx';

export type IconProps = Omit<LineDrawingProps, 'children'>;

export type Icon = ComponentType<IconProps>;

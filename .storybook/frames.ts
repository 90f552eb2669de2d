import { addons } from 'storybook/preview-api';
import { tellFrames } from '../stories/toolbars/frames.ts';

tellFrames(addons.getChannel());

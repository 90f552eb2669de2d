/** The pages of parts, on which Storybook's own ground and frames would know nothing of the toolbars. */
import { addons } from 'storybook/preview-api';
import { tellFrames } from '../stories/toolbars/frames.ts';
import './docs.css';

tellFrames(addons.getChannel());

import type { Point } from './geometry.ts';

export type Build = 'child' | 'teen' | 'adult' | 'elder';
export type HairStyle = 'bob' | 'tousled' | 'long' | 'ponytail' | 'bun' | 'balding' | 'crop' | 'pigtails' | 'none';
export type Feature = 'glasses' | 'beard' | 'moustache' | 'freckles' | 'wrinkles' | 'headband' | 'mask' | 'earrings';
export type Hat = 'conical' | 'cap' | 'hood' | 'turban';
export type Mood =
  | 'calm'
  | 'smile'
  | 'laugh'
  | 'grin'
  | 'sad'
  | 'cry'
  | 'angry'
  | 'shout'
  | 'shock'
  | 'worried'
  | 'sly'
  | 'sleepy'
  | 'eager'
  | 'pout'
  | 'blank'
  | 'proud';

export interface Wear {
  readonly top: string;
  readonly sleeve: 'short' | 'long' | 'wide' | 'none';
  readonly collar?: 'round' | 'cross' | 'shirt' | 'stand';
  readonly collarPaint?: string;
  /** A skirt or robe from the hips down; `length` is the share of the leg it hides. */
  readonly skirt?: { readonly paint: string; readonly length: number; readonly flare: number };
  /** How much of the leg the trousers hide, and their paint. */
  readonly trousers?: { readonly paint: string; readonly length: number };
  readonly belt?: string;
  readonly apron?: string;
  readonly stripes?: string;
  readonly shoes: string;
}

/** Someone who plays in a story: looks that stay the same from panel to panel. */
export interface Actor {
  readonly name: string;
  readonly build: Build;
  readonly skin: string;
  readonly blush: string;
  readonly hair: { readonly style: HairStyle; readonly paint: string; readonly gloss: string };
  readonly wear: Wear;
  readonly features?: readonly Feature[];
  readonly hat?: { readonly kind: Hat; readonly paint: string };
}

export type ArmPose =
  | 'down'
  | 'hip'
  | 'wave'
  | 'point'
  | 'hold'
  | 'chin'
  | 'cheer'
  | 'chest'
  | 'reach'
  | 'back'
  | 'face'
  | 'swing'
  | 'lap'
  | 'up';
export type LegPose = 'stand' | 'walk' | 'run' | 'sit' | 'kneel' | 'crouch' | 'leap' | 'tiptoe';

/** How an actor stands in one panel; lengths are shares of the panel's height unless said otherwise. */
export interface Stance {
  /** Middle of the head: share of the panel's width and height. */
  readonly x: number;
  readonly y: number;
  /** Radius of the head. */
  readonly size: number;
  /** Looks to the left instead of the right. */
  readonly flip?: boolean;
  /** 0 looks out of the picture, 1 nearly in profile. */
  readonly turn?: number;
  /** Degrees the head leans forward. */
  readonly tilt?: number;
  /** Degrees the body leans forward. */
  readonly lean?: number;
  readonly mood?: Mood;
  /** The nearer and the farther arm: a pose, or the hand's place in head radii from the base of the neck. */
  readonly arms?: readonly [ArmPose | Point, ArmPose | Point];
  readonly legs?: LegPose;
  /** Seen from behind. */
  readonly back?: boolean;
  readonly holds?: string;
  readonly gaze?: Point;
  readonly extras?: readonly ('sweat' | 'anger' | 'sparkle' | 'shadow' | 'steam')[];
}

export interface Proportions {
  readonly torso: number;
  readonly leg: number;
  readonly arm: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly limb: number;
  readonly eye: number;
}

/** In head radii. */
export const PROPORTIONS: Readonly<Record<Build, Proportions>> = {
  child: { torso: 1.85, leg: 2.1, arm: 2.1, shoulder: 0.72, hip: 0.66, limb: 0.44, eye: 1.12 },
  teen: { torso: 2.3, leg: 3.1, arm: 2.55, shoulder: 0.92, hip: 0.76, limb: 0.48, eye: 1 },
  adult: { torso: 2.7, leg: 3.6, arm: 2.95, shoulder: 1.14, hip: 0.9, limb: 0.54, eye: 0.86 },
  elder: { torso: 2.3, leg: 2.5, arm: 2.45, shoulder: 0.95, hip: 0.88, limb: 0.48, eye: 0.78 },
};

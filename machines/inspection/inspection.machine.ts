import { assign, setup } from 'xstate';
import type { InspectionContext, InspectionEvent } from './inspection.types.ts';

interface LengthParams {
  readonly length: number;
}

interface LossParams {
  readonly lost: number;
  readonly first: number;
}

const machineSetup = setup({
  types: { context: {} as InspectionContext, events: {} as InspectionEvent },
  delays: { step: ({ context }) => 1000 / context.speed },
  guards: {
    isAtEnd: ({ context }) => context.at >= context.length - 1,
    isWithin: ({ context }, { at }: { readonly at: number }) => Number.isInteger(at) && at >= 0 && at < context.length,
    isPositive: (_, { speed }: { readonly speed: number }) => speed > 0 && speed <= 100,
  },
  actions: {
    setLength: assign({ length: (_, { length }: LengthParams) => length }),
    goToEnd: assign({ at: (_, { length }: LengthParams) => length - 1 }),
    /** The same record has another place now; who looked at one of the lost looks at the first after them. */
    keepMoment: assign({ at: ({ context }, { lost, first }: LossParams) => Math.max(context.at - lost, first) }),
    goToStart: assign({ at: (_, { length }: LengthParams) => Math.min(0, length - 1) }),
    rewindAtEnd: assign({ at: ({ context }) => (context.at < context.length - 1 ? context.at : Math.min(0, context.length - 1)) }),
    goTo: assign({ at: (_, { at }: { readonly at: number }) => at }),
    stepForward: assign({ at: ({ context }) => context.at + 1 }),
    setSpeed: assign({ speed: (_, { speed }: { readonly speed: number }) => speed }),
  },
});

/** At one moment, of a live page or of a recording. */
const standing = machineSetup.createStateConfig({ on: { 'inspection.replay': { target: 'replaying', actions: 'rewindAtEnd' } } });

const replaying = machineSetup.createStateConfig({
  always: { guard: 'isAtEnd', target: 'standing' },
  after: { step: { target: 'replaying', reenter: true, actions: 'stepForward' } },
  on: { 'inspection.stop': 'standing' },
});

/**
 * What an inspector looks at: the newest record of a live page, a moment it stopped at, or a recording that plays. The
 * records themselves are kept by an adapter.
 */
export const inspectionMachine = machineSetup.createMachine({
  id: 'inspection',
  context: { length: 0, at: -1, speed: 4 },
  initial: 'live',
  on: {
    'inspection.setSpeed': {
      guard: { type: 'isPositive', params: ({ event }) => event },
      actions: { type: 'setSpeed', params: ({ event }) => event },
    },
    'inspection.watchLive': {
      target: '.live',
      actions: [
        { type: 'setLength', params: ({ event }) => event },
        { type: 'goToEnd', params: ({ event }) => event },
      ],
    },
    'recording.opened': {
      target: '.recorded',
      actions: [
        { type: 'setLength', params: ({ event }) => event },
        { type: 'goToStart', params: ({ event }) => event },
      ],
    },
  },
  states: {
    live: {
      initial: 'following',
      on: {
        'record.arrived': { actions: { type: 'setLength', params: ({ event }) => event } },
        'records.forgotten': {
          actions: [
            { type: 'setLength', params: ({ event }) => event },
            { type: 'keepMoment', params: ({ event }) => event },
          ],
        },
        'inspection.follow': { target: '.following', actions: { type: 'goToEnd', params: ({ context }) => context } },
        'inspection.goTo': {
          guard: { type: 'isWithin', params: ({ event }) => event },
          target: '.standing',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
      states: {
        following: {
          on: {
            'record.arrived': {
              actions: [
                { type: 'setLength', params: ({ event }) => event },
                { type: 'goToEnd', params: ({ event }) => event },
              ],
            },
            'records.forgotten': {
              actions: [
                { type: 'setLength', params: ({ event }) => event },
                { type: 'goToEnd', params: ({ event }) => event },
              ],
            },
            'inspection.stop': 'standing',
          },
        },
        standing,
        replaying,
      },
    },
    recorded: {
      initial: 'standing',
      on: {
        'inspection.goTo': {
          guard: { type: 'isWithin', params: ({ event }) => event },
          target: '.standing',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
      states: { standing, replaying },
    },
  },
});

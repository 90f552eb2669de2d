export { speechMachine } from './speech.machine.ts';
export { speechActors, type SpeechPorts, type SpokenSentence, type VoiceNews } from './speech.ports.ts';
export { speechView, type SpeechView } from './speech.selectors.ts';
export type { SpeechContext, SpeechEvent, SpeechFact, SpeechPlace } from './speech.types.ts';

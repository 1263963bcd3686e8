// Sounds made on the spot, off unless wanted.

import { prefs } from '../state/prefs';

let context: AudioContext | null = null;

const TONES = { bell: [880, 0.35], wood: [180, 0.1], stone: [320, 0.15], low: [220, 0.4] } as const;

/** Makes a sound, if sounds are on. */
export function ring(name: keyof typeof TONES): void {
  if (!prefs.value.sounds) return;
  context ??= new AudioContext();
  const [pitch, length] = TONES[name];
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + length);
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}

let context: AudioContext | undefined;

const tones = [
  { hertz: 880, atS: 0, forS: 0.16 },
  { hertz: 1318.5, atS: 0.12, forS: 0.3 },
] as const;
const loudness = 0.12;
/** Notifications that arrive together ring once: several tones at a time would be loud. */
const restS = 1;
let restsUntilS = 0;

/**
 * Two soft tones, made here, so that no file is loaded. A browser that allows no sound before the first click stays
 * silent.
 */
export async function ring(): Promise<boolean> {
  if (!('AudioContext' in globalThis)) return false;
  context ??= new AudioContext();
  // Not awaited: a browser that allows no sound yet never answers.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (context.currentTime < restsUntilS) return true;
  restsUntilS = context.currentTime + restS;
  for (const { hertz, atS, forS } of tones) play(context, hertz, { fromS: context.currentTime + atS, forS });
  return true;
}

function play(audio: AudioContext, hertz: number, { fromS, forS }: { fromS: number; forS: number }): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, fromS);
  volume.gain.linearRampToValueAtTime(loudness, fromS + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, fromS + forS);
  tone.connect(volume).connect(audio.destination);
  tone.start(fromS);
  tone.stop(fromS + forS);
}

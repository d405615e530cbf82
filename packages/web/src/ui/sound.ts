/** Small sounds, made on the device: stones that clack, cards that turn, a chord for what was overcome. Off unless wanted. */
import { settings } from '../state/settings.ts'

export type SoundName = 'cast' | 'land' | 'overcome' | 'fail' | 'turn' | 'click' | 'flip' | 'bell'

/** All sounds are soft: this is the loudest. */
const VOLUME = 0.22

interface Studio {
  context: AudioContext
  out: AudioNode
  noise: AudioBuffer
}
let studio: Studio | null = null

/** Made at the first sound after somebody touched the page: before that, browsers let nothing sound. */
function openStudio(): Studio {
  if (studio !== null) return studio
  const context = new AudioContext()
  const volume = new GainNode(context, { gain: VOLUME })
  // takes the edge off everything
  const warmth = new BiquadFilterNode(context, { type: 'lowpass', frequency: 6500 })
  volume.connect(warmth).connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  studio = { context, out: volume, noise }
  return studio
}

/** Loud at once or after a short rise, then away; seconds. */
function fading({ context, out }: Studio, at: number, loud: number, rise: number, fall: number): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(out)
  return gain
}

/** A stone on wood: a knock of filtered noise with a short ring. */
function clack(on: Studio, at: number, pitch = 1, loud = 1): void {
  const knock = new AudioBufferSourceNode(on.context, { buffer: on.noise })
  const body = new BiquadFilterNode(on.context, { type: 'bandpass', frequency: 1500 * pitch, Q: 5 })
  knock.connect(body).connect(fading(on, at, loud * 1.6, 0.001, 0.06))
  knock.start(at, Math.random() * 0.8, 0.1)
  tone(on, at, 310 * pitch, loud * 0.5, 0.001, 0.07)
}

function tone(on: Studio, at: number, hertz: number, loud: number, rise: number, fall: number): void {
  const voice = new OscillatorNode(on.context, { type: 'triangle', frequency: hertz })
  voice.connect(fading(on, at, loud, rise, fall))
  voice.start(at)
  voice.stop(at + rise + fall)
}

/** A card through the air. */
function rustle(on: Studio, at: number, long: number): void {
  const air = new AudioBufferSourceNode(on.context, { buffer: on.noise })
  const band = new BiquadFilterNode(on.context, { type: 'bandpass', Q: 0.8 })
  band.frequency.setValueAtTime(900, at)
  band.frequency.exponentialRampToValueAtTime(3400, at + long)
  air.connect(band).connect(fading(on, at, 0.5, long * 0.4, long * 0.6))
  air.start(at, Math.random() * 0.5, long + 0.05)
}

const SOUNDS: Record<SoundName, (on: Studio, now: number) => void> = {
  // a handful of stones, shaken and thrown
  cast: (on, now) => {
    for (let i = 0; i < 7; i++)
      clack(on, now + i * 0.055 + Math.random() * 0.03, 0.8 + Math.random() * 0.6, 0.45)
  },
  land: (on, now) => clack(on, now, 0.85 + Math.random() * 0.25),
  overcome: (on, now) => {
    for (const [i, hertz] of [261.6, 329.6, 392, 523.3].entries())
      tone(on, now + i * 0.07, hertz, 0.5, 0.03, 0.9)
  },
  fail: (on, now) => {
    tone(on, now, 196, 0.6, 0.02, 0.5)
    tone(on, now + 0.16, 155.6, 0.6, 0.02, 0.7)
  },
  turn: (on, now) => {
    tone(on, now, 587.3, 0.3, 0.01, 0.6)
    tone(on, now + 0.11, 880, 0.22, 0.01, 0.8)
  },
  click: (on, now) => clack(on, now, 1.5, 0.3),
  flip: (on, now) => rustle(on, now, 0.16),
  // deep and slow: the hum, the tone that is heard as its pitch, a third above it and the stroke
  bell: (on, now) => {
    for (const [hertz, loud, fall] of [
      [65.4, 0.5, 3.2],
      [130.8, 0.7, 2.6],
      [155.6, 0.3, 1.9],
      [261.6, 0.22, 1.2],
      [392, 0.1, 0.6],
    ])
      tone(on, now, hertz, loud, 0.006, fall)
  },
}

/** Sounds, if sounds are wanted and the page may make them. */
export function sound(name: SoundName): void {
  if (!settings.value.sound || !navigator.userActivation.hasBeenActive) return
  try {
    const on = openStudio()
    void on.context.resume()
    SOUNDS[name](on, on.context.currentTime + 0.01)
  } catch {
    // a device without sound plays as well
  }
}

// Short wooden sounds synthesised with WebAudio; silent unless switched on.

import { settings } from './storage/settings'

export type SoundName = 'step' | 'knock' | 'slide' | 'dice' | 'card' | 'fall' | 'turn' | 'end' | 'tick'

/** A knock: a decaying tone after a click of noise. */
interface Blow {
  at: number
  pitch: number
  decay: number
  volume: number
  noise: number
}

const blow = (at: number, pitch: number, decay: number, volume: number, noise = 0.5): Blow => ({
  at,
  pitch,
  decay,
  volume,
  noise,
})

const SOUNDS: Record<SoundName, Blow[]> = {
  step: [blow(0, 420, 0.07, 0.35)],
  knock: [blow(0, 210, 0.12, 0.6), blow(0.015, 330, 0.06, 0.25)],
  slide: [blow(0, 160, 0.05, 0.12, 2), blow(0.05, 380, 0.06, 0.25)],
  dice: [0, 0.07, 0.16, 0.29, 0.45, 0.6].map((at, i) => blow(at, 700 - i * 45, 0.04, 0.32 - i * 0.03, 0.9)),
  card: [blow(0, 900, 0.03, 0.1, 2.4)],
  fall: [blow(0, 240, 0.14, 0.55), blow(0.11, 150, 0.22, 0.5)],
  turn: [blow(0, 523, 0.18, 0.22, 0.2), blow(0.12, 659, 0.26, 0.22, 0.2)],
  tick: [blow(0, 880, 0.03, 0.08, 0.8)],
  end: [blow(0, 392, 0.3, 0.3, 0.2), blow(0.16, 494, 0.3, 0.3, 0.2), blow(0.32, 587, 0.5, 0.3, 0.2)],
}

let context: AudioContext | null = null
let click: AudioBuffer | null = null

function clickNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate * 0.03), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  return buffer
}

function fading(audio: AudioContext, volume: number, start: number, decay: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + decay)
  gain.connect(audio.destination)
  return gain
}

function strike(audio: AudioContext, noise: AudioBuffer, { at, pitch, decay, volume, noise: share }: Blow): void {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch * 1.35, start)
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02)
  tone.connect(fading(audio, volume, start, decay))
  tone.start(start)
  tone.stop(start + decay)

  const tap = audio.createBufferSource()
  tap.buffer = noise
  const wood = audio.createBiquadFilter()
  wood.type = 'bandpass'
  wood.frequency.value = pitch * 4
  tap.connect(wood)
  wood.connect(fading(audio, volume * share, start, 0.03))
  tap.start(start)
}

export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  click ??= clickNoise(context)
  void context.resume()
  for (const each of SOUNDS[name]) strike(context, click, each)
}

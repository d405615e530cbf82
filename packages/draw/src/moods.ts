/** Moods: the light of a picture, as colours and weather. */
import { turn } from './colour.ts'

type Weather = 'rays' | 'snow' | 'rain' | 'embers' | 'aurora' | 'fog' | 'lightning' | 'motes' | 'leaves'
/** What stands behind the emblem. `eclipse` is dark with a bright rim, so that its emblem is light. */
export type Orb = 'disc' | 'sun' | 'astrolabe' | 'eclipse'

export interface Mood {
  /** from the top to the horizon */
  sky: readonly [string, string, string, string]
  /** the farthest ridge, and the closest */
  haze: string
  near: string
  orb: string
  glow: string
  stars: number
  /** birds by day, bats by night */
  birds: boolean
  weather?: Weather
  orbs: readonly Orb[]
}

const LIGHT: readonly Orb[] = ['disc', 'sun', 'disc', 'astrolabe']
const DARK: readonly Orb[] = ['disc', 'eclipse', 'astrolabe']

export const MOODS = {
  dawn: {
    sky: ['#22406e', '#6f8fb8', '#efb98a', '#ffe9bd'],
    haze: '#b59aa6',
    near: '#1f2138',
    orb: '#fff4d2',
    glow: '#ffdc9a',
    stars: 0,
    birds: true,
    orbs: LIGHT,
  },
  day: {
    sky: ['#2c6a8c', '#79b3b5', '#d9e2b8', '#fbf3cf'],
    haze: '#9cb9a6',
    near: '#13302b',
    orb: '#fffbe2',
    glow: '#fff0b0',
    stars: 0,
    birds: true,
    orbs: LIGHT,
  },
  rose: {
    sky: ['#4a3f78', '#a8749f', '#f0a9a0', '#ffe3cf'],
    haze: '#b98aa0',
    near: '#2c1c38',
    orb: '#fff0e4',
    glow: '#ffc9b4',
    stars: 0,
    birds: true,
    orbs: LIGHT,
  },
  harvest: {
    sky: ['#5a4a2a', '#a8823c', '#e2b45c', '#ffedb8'],
    haze: '#b58a4c',
    near: '#2a1a0c',
    orb: '#fff6d6',
    glow: '#ffdf8c',
    stars: 0,
    birds: true,
    weather: 'leaves',
    orbs: LIGHT,
  },
  verdant: {
    sky: ['#0d3a33', '#2f7a5a', '#9cc97f', '#f0f6c4'],
    haze: '#6fa57c',
    near: '#08211b',
    orb: '#fafbd6',
    glow: '#d8efa0',
    stars: 0,
    birds: true,
    weather: 'motes',
    orbs: LIGHT,
  },
  sea: {
    sky: ['#0f3d5c', '#2f86a0', '#9ad4cf', '#f0f8e0'],
    haze: '#6fb0b4',
    near: '#082a38',
    orb: '#fdfff0',
    glow: '#d4f2e4',
    stars: 0,
    birds: true,
    orbs: LIGHT,
  },
  divine: {
    sky: ['#5b3a1a', '#b98636', '#f2cf82', '#fff7dc'],
    haze: '#c49a5c',
    near: '#2e1c0e',
    orb: '#fffdf0',
    glow: '#fff0b8',
    stars: 0,
    birds: false,
    weather: 'rays',
    orbs: ['sun', 'disc', 'astrolabe'],
  },
  winter: {
    sky: ['#2a4660', '#7c9db3', '#cddbe0', '#f6f8f4'],
    haze: '#a3bccb',
    near: '#1a2c3d',
    orb: '#ffffff',
    glow: '#f2fbff',
    stars: 0,
    birds: true,
    weather: 'snow',
    orbs: ['disc', 'astrolabe', 'disc'],
  },
  mist: {
    sky: ['#31403f', '#6d807a', '#aebcab', '#e4e8d4'],
    haze: '#93a598',
    near: '#16211f',
    orb: '#f8fae6',
    glow: '#dfe8cc',
    stars: 0,
    birds: true,
    weather: 'fog',
    orbs: ['disc', 'disc', 'astrolabe'],
  },
  storm: {
    sky: ['#0e1219', '#27323d', '#566772', '#a3b0b3'],
    haze: '#66767f',
    near: '#0c1014',
    orb: '#dfe8ea',
    glow: '#b9cbd0',
    stars: 0,
    birds: true,
    weather: 'lightning',
    orbs: ['disc', 'disc', 'eclipse'],
  },
  royal: {
    sky: ['#1e0f38', '#552670', '#b95a8a', '#f7c3a0'],
    haze: '#84508c',
    near: '#140a26',
    orb: '#ffe9cf',
    glow: '#f7b2a0',
    stars: 20,
    birds: false,
    orbs: ['sun', 'disc', 'astrolabe'],
  },
  dusk: {
    sky: ['#170f2b', '#4c1f4c', '#b43d31', '#f39a4c'],
    haze: '#8a3a47',
    near: '#130a15',
    orb: '#ffd68c',
    glow: '#ff8a45',
    stars: 18,
    birds: true,
    orbs: ['disc', 'sun', 'disc'],
  },
  ember: {
    sky: ['#140a0a', '#43160f', '#a8441a', '#f7b04a'],
    haze: '#7a3018',
    near: '#120706',
    orb: '#ffe0a0',
    glow: '#ff9a3c',
    stars: 0,
    birds: false,
    weather: 'embers',
    orbs: ['disc', 'eclipse', 'sun'],
  },
  blood: {
    sky: ['#08060d', '#2a0f24', '#6d1726', '#c9452f'],
    haze: '#561c2c',
    near: '#07040a',
    orb: '#f6a483',
    glow: '#d1372b',
    stars: 26,
    birds: true,
    orbs: ['disc', 'eclipse', 'disc'],
  },
  shadow: {
    sky: ['#07060f', '#1f1638', '#4a3468', '#9a7fb0'],
    haze: '#4d3a6b',
    near: '#06040d',
    orb: '#e6d6f7',
    glow: '#a57fd6',
    stars: 24,
    birds: true,
    weather: 'motes',
    orbs: DARK,
  },
  night: {
    sky: ['#070b1c', '#13244a', '#2d4a78', '#6f8bb0'],
    haze: '#3c5684',
    near: '#050811',
    orb: '#eef3ff',
    glow: '#9fc0f5',
    stars: 50,
    birds: false,
    orbs: DARK,
  },
  arcane: {
    sky: ['#0b0f2a', '#1f2a72', '#1d7f95', '#a5efdd'],
    haze: '#2c6f92',
    near: '#070d20',
    orb: '#dcfff6',
    glow: '#6fe3d4',
    stars: 36,
    birds: false,
    weather: 'aurora',
    orbs: DARK,
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS
export const isMood = (name: string): name is MoodName => Object.hasOwn(MOODS, name)

/** A mood turned a little round the wheel, so that two cards of one mood are not the same picture twice. */
export function tinted(name: MoodName, degrees: number): Mood {
  const mood: Mood = MOODS[name]
  const to = (colour: string): string => turn(colour, degrees)
  const [a, b, c, d] = mood.sky
  return {
    ...mood,
    sky: [to(a), to(b), to(c), to(d)],
    haze: to(mood.haze),
    near: to(mood.near),
    orb: to(mood.orb),
    glow: to(mood.glow),
  }
}

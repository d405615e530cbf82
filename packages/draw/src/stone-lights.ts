/** What rune stones are made of and the light on them, apart from the stones: a page needs it before the first of them. */
import type { Ability } from '@runesaga/engine/language'

/** What stones are made of. */
export type Material = 'core' | 'dark' | Ability

/** Light, middle and dark of the body, and the inlay of the carving. */
export const MATERIALS: Record<Material, { body: readonly [string, string, string]; inlay: string }> = {
  core: { body: ['#f1e9d8', '#cfc2a6', '#8f8267'], inlay: '#2b2116' },
  dark: { body: ['#5a4a6e', '#2a2036', '#0f0a16'], inlay: '#e0ccff' },
  strength: { body: ['#e59a58', '#b8602a', '#6a3413'], inlay: '#fff6e4' },
  dexterity: { body: ['#b9c1c8', '#717c87', '#38414a'], inlay: '#ffffff' },
  constitution: { body: ['#d4756a', '#a3302f', '#571216'], inlay: '#fff1ea' },
  intelligence: { body: ['#7eabd8', '#2f66a4', '#14335c'], inlay: '#f2f9ff' },
  wisdom: { body: ['#83bd86', '#387645', '#174024'], inlay: '#f4fff0' },
  charisma: { body: ['#b892d4', '#74439a', '#3d1d5a'], inlay: '#fdf4ff' },
}

/** The light on all stones, and what they are made of. */
export const stoneLights = (): string =>
  `<filter id="rs-stone" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3.4" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="4" seed="7" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .16 0 0 0 0" result="na"/><feComposite in="b" in2="na" operator="arithmetic" k2="1" k3="1.15" result="hm"/><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="4" seed="21" result="n2"/><feColorMatrix in="n2" values="1.15 0 0 0 .4  1.15 0 0 0 .4  1.15 0 0 0 .4  0 0 0 0 1" result="speck"/><feDiffuseLighting in="hm" surfaceScale="7" diffuseConstant="1.08" lighting-color="#fff4e0" result="l"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feSpecularLighting in="hm" surfaceScale="5" specularConstant=".42" specularExponent="22" lighting-color="#fff2d8" result="s"><feDistantLight azimuth="235" elevation="46"/></feSpecularLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.1" k2=".08" result="lit0"/><feComposite in="lit0" in2="speck" operator="arithmetic" k1=".92" k2=".1" result="lit"/><feComposite in="lit" in2="s" operator="arithmetic" k2="1" k3=".55" result="sh"/><feComposite in="sh" in2="SourceAlpha" operator="in"/></filter>
${Object.entries(MATERIALS)
  .map(
    ([name, { body }]) =>
      `<linearGradient id="rs-${name}-stone" x1=".1" y1="0" x2=".8" y2="1">${body.map((colour, i) => `<stop offset="${[0, 0.45, 1][i]}" stop-color="${colour}"/>`).join('')}</linearGradient>`,
  )
  .join('\n')}`

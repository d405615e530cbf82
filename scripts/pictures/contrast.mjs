// Contrast as it is painted: of every text that is in sight, the colour against what lies behind it, pixel by pixel. Pictures, gradients
// and grain behind words are what tools that read styles leave undecided.

/** WCAG AA: of usual text, and of large or large bold text. */
const LEAST = { usual: 4.5, large: 3 }
/** The part of a text's ground that may be worse: edges of letters' boxes that lie on something else. */
const WORST = 0.1

/** In the page: every run of text that can be seen, with its colour, its size and its places. */
function textsInSight() {
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.data.trim()
    const parent = node.parentElement
    if (words === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // what can't be used may be pale; what is only said isn't painted
    if (parent.closest(':disabled, [aria-disabled="true"], .unseen, option, script, style') !== null) continue
    const style = getComputedStyle(parent)
    // letters that are filled with a gradient, as the name of the game is, have no colour
    if (style.color === 'rgba(0, 0, 0, 0)') continue
    let opacity = 1
    for (let at = parent; at !== null; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    const range = document.createRange()
    range.selectNodeContents(node)
    const places = []
    // figures on an icon may be wider than its ground just where they end
    const inset = parent instanceof SVGElement ? 0.25 : 0
    for (const box of range.getClientRects()) {
      const [width, height] = [box.width * (1 - 2 * inset), box.height * (1 - 2 * inset)]
      const [left, top] = [box.left + box.width * inset, box.top + box.height * inset]
      const [x, y] = [left + width / 2, top + height / 2]
      if (width < 3 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && (parent.contains(hit) || hit.contains(parent)))
        places.push([left, top, width, height])
    }
    if (places.length === 0) continue
    const size = Number.parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const fill = parent instanceof SVGElement ? style.fill : style.color
    const name = `${parent.tagName.toLowerCase()}.${[...parent.classList].join('.')} in ${parent.parentElement?.className?.baseVal ?? parent.parentElement?.className}`
    texts.push({ words: words.slice(0, 40), name, color: fill, opacity, large, places })
  }
  return texts
}

/** In an empty page: the worst contrast of each text that has too little, given a picture of the page without its words. */
async function tooPale({ picture, texts, LEAST, WORST }) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  canvas.drawImage(image, 0, 0)
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color) => {
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    return paint.getImageData(0, 0, 1, 1).data
  }
  const light = (value) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (r, g, b) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
  const found = []
  for (const { words, name, color, opacity, large, places } of texts) {
    const [r, g, b, a] = rgba(color)
    const alpha = (a / 255) * opacity
    const contrasts = []
    for (const [left, top, width, height] of places) {
      const x = Math.max(0, Math.floor(left))
      const y = Math.max(0, Math.floor(top))
      const w = Math.min(image.width - x, Math.ceil(width))
      const h = Math.min(image.height - y, Math.ceil(height))
      if (w < 1 || h < 1) continue
      const { data } = canvas.getImageData(x, y, w, h)
      // every third pixel tells as much as all of them
      for (let i = 0; i < data.length; i += 3 * 4) {
        const ground = luminance(data[i], data[i + 1], data[i + 2])
        const mixed = luminance(
          r * alpha + data[i] * (1 - alpha),
          g * alpha + data[i + 1] * (1 - alpha),
          b * alpha + data[i + 2] * (1 - alpha),
        )
        contrasts.push((Math.max(ground, mixed) + 0.05) / (Math.min(ground, mixed) + 0.05))
      }
    }
    if (contrasts.length === 0) continue
    contrasts.sort((one, other) => one - other)
    const worst = contrasts[Math.floor(contrasts.length * WORST)]
    if (worst < (large ? LEAST.large : LEAST.usual)) found.push(`${worst.toFixed(2)} "${words}" ${name}`)
  }
  return found
}

const WORDLESS = `*, *::before, *::after { color: #0000 !important; -webkit-text-fill-color: #0000 !important; text-shadow: none !important; text-decoration-color: #0000 !important; }
svg text { fill: #0000 !important; stroke: #0000 !important; }`

/** What is set too pale on a page, worst first. */
export async function paleTexts(page) {
  const texts = await page.evaluate(textsInSight)
  const style = await page.addStyleTag({ content: WORDLESS })
  const picture = (await page.screenshot()).toString('base64')
  await style.evaluate((element) => element.remove())
  const empty = await page.context().newPage()
  const found = await empty.evaluate(tooPale, { picture, texts, LEAST, WORST })
  await empty.close()
  return found.sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
}

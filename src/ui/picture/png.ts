import { standaloneSvg } from './standalone-svg'

/** Browsers refuse canvases that are larger. */
const MOST_PIXELS = 16e6
const LONGEST_SIDE = 6000

/** How many pixels a unit of a drawing may have. */
export const scaleWithin = (width: number, height: number, wanted: number): number =>
  Math.min(wanted, LONGEST_SIDE / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)))

/** The drawing as a picture of so many pixels a unit, on paper. */
export async function pngOf(drawing: SVGSVGElement, wanted: number): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal
  const scale = scaleWithin(width, height, wanted)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', `${across}`)
  copy.setAttribute('height', `${down}`)
  const address = URL.createObjectURL(new Blob([await standaloneSvg(copy)], { type: 'image/svg+xml' }))
  try {
    const image = new Image(across, down)
    image.src = address
    await image.decode()
    await lettered(image)
    const canvas = document.createElement('canvas')
    canvas.width = across
    canvas.height = down
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('this browser draws no pictures')
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--paper') || '#fff'
    context.fillRect(0, 0, across, down)
    context.drawImage(image, 0, 0, across, down)
    return await blobOf(canvas)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Small enough to be compared at once, large enough to show that letters have come. */
const PROBE = 640
const BREATH_MS = 40
const MOST_BREATHS = 50

/**
 * A browser begins to read the fonts inside a drawing when it is painted first, and tells nobody when it has them: it is painted in
 * little until nothing changes any more.
 */
async function lettered(image: HTMLImageElement): Promise<void> {
  const probe = document.createElement('canvas')
  probe.width = PROBE
  probe.height = Math.max(1, Math.round((PROBE * image.height) / image.width))
  const context = probe.getContext('2d', { willReadFrequently: true })
  if (context === null) return
  let [before, same] = ['', 0]
  for (let breath = 0; breath < MOST_BREATHS && same < 3; breath++) {
    context.clearRect(0, 0, probe.width, probe.height)
    context.drawImage(image, 0, 0, probe.width, probe.height)
    const now = probe.toDataURL()
    same = now === before ? same + 1 : 0
    before = now
    await new Promise(resolve => setTimeout(resolve, BREATH_MS))
  }
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)),
      'image/png',
    ),
  )

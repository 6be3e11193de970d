// Card pictures: the server sends motifs and colours once and a short line for each card; here they become an image.

import { transport } from '../../../transport/transport'
import { createSubscriber } from 'svelte/reactivity'
import type { CardArt } from '../types'

type Inks = Record<string, string>

let known: CardArt | null = null
let asked: Promise<void> | null = null
let changed = (): void => undefined
const made = new Map<string, string>()
const follow = createSubscriber((update) => {
  changed = update
})

async function fetchArt(): Promise<void> {
  const response = await transport().fetch('/api/games/lotr/art')
  if (!response.ok) throw new Error(`no pictures: ${response.status}`)
  knowArt((await response.json()) as CardArt)
}

/** For tests, and for pictures known without a request. */
export function knowArt(art: CardArt | null): void {
  known = art
  asked = art && Promise.resolve()
  made.clear()
  changed()
}

/** As wide as a tile, or as a page: scenes reach beyond their square on both sides. */
export const SQUARE = '0 0 100 100'
export const WIDE = '-40 0 180 100'

/** The address of a card's picture, once known; a failed request is repeated with the next card. */
export function artOf(code: number, box: string = SQUARE): string | undefined {
  follow()
  asked ??= fetchArt().catch(() => void (asked = null))
  const scene = known?.scenes[code]
  if (!known || !scene) return undefined
  const key = `${box} ${scene}`
  const image = made.get(key) ?? `data:image/svg+xml,${encodeURIComponent(drawn(known, scene, box))}`
  made.set(key, image)
  return image
}

/** «elven p;grove;elf 50 52 96 0 ~»: colours and sky, then the pieces from back to front. */
export function drawn({ inks, motifs }: CardArt, scene: string, box: string): string {
  const [head = '', ...pieces] = scene.split(';')
  const [palette = '', sky = ''] = head.split(' ')
  const colours: Inks = inks[palette] ?? {}
  const [left, top, width, height] = box.split(' ')
  const ground = `<path fill="${colours[sky]}" d="M${left} ${top}h${width}v${height}h-${width}z"/>`
  const [w, h] = [Number(width) * 3, Number(height) * 3]
  const laid = pieces.map((piece) => layered(piece, motifs, colours, sky)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}">${ground}${laid}</svg>`
}

function layered(piece: string, motifs: Inks, colours: Inks, sky: string): string {
  const [name = '', x = '50', y = '50', size = '100', turn = '0', marks = ''] = piece.split(' ')
  const scale = Number(size) / 100
  const tone = marks.replace('~', '')
  const place = `translate(${x} ${y})rotate(${turn})scale(${marks.startsWith('~') ? -scale : scale} ${scale})translate(-50 -50)`
  const layers = (motifs[name] ?? '').split('\n').map((line) => layer(line, tone, colours, sky))
  return `<g transform="${place}">${layers.join('')}</g>`
}

/** «k» fills, «k3» draws a line of that width; in one tone, cut-outs show the sky. */
function layer(line: string, tone: string, colours: Inks, sky: string): string {
  const [ink = 'k'] = line.split(' ', 1)
  const path = line.slice(ink.length + 1)
  const colour = colours[!tone ? ink.charAt(0) : ink.startsWith('p') ? sky : tone]
  if (ink.length === 1) return `<path fill="${colour}" fill-rule="evenodd" d="${path}"/>`
  return `<path fill="none" stroke="${colour}" stroke-width="${ink.slice(1)}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
}

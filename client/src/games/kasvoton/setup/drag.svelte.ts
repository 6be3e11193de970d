// Dragging a card over the field; a press that does not move is left to the click.

const FAR_PX = 6

export class Drag {
  /** The cell whose card is dragged. */
  from = $state<number | null>(null)
  by = $state.raw<{ x: number; y: number } | null>(null)
  #start = { x: 0, y: 0 }
  /** The click that ends a drag does not count. */
  #dragged = false
  readonly #drop: (from: number, to: number) => void

  constructor(drop: (from: number, to: number) => void) {
    this.#drop = drop
  }

  press = (cell: number, event: PointerEvent): void => {
    if (event.button !== 0) return
    this.from = cell
    this.by = null
    this.#dragged = false
    this.#start = { x: event.clientX, y: event.clientY }
    const target = event.currentTarget as HTMLElement
    if (event.pointerType !== 'mouse') target.releasePointerCapture?.(event.pointerId)
    const move = (moved: PointerEvent) => this.#moved(moved)
    const end = (ended: PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      this.#ended(ended)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  /** True once for the click that follows a drag. */
  swallowsClick(): boolean {
    const was = this.#dragged
    this.#dragged = false
    return was
  }

  #moved({ clientX, clientY }: PointerEvent): void {
    const by = { x: clientX - this.#start.x, y: clientY - this.#start.y }
    if (this.by || Math.hypot(by.x, by.y) > FAR_PX) this.by = by
  }

  #ended(event: PointerEvent): void {
    const { from, by } = this
    this.from = null
    this.by = null
    if (from === null || by === null || event.type === 'pointercancel') return
    this.#dragged = true
    setTimeout(() => (this.#dragged = false))
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
    if (under?.dataset.cell) this.#drop(from, Number(under.dataset.cell))
  }
}

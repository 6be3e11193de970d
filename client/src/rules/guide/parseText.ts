// Parser of a guide's text: paragraphs, lists, and links to rules by number.

export interface Block {
  kind: 'paragraph' | 'list'
  /** Text of a paragraph, or the items of a list. */
  lines: string[]
}

export interface Piece {
  text: string
  /** The rule that the text names. */
  rule?: string
  /** Brackets, which must stay on the rule's line. */
  open?: string
  close?: string
}

const ITEM = '- '
const RULE = /(\(?)(\b[A-Z]{2,6}-(?:\d+|[A-Z][a-z\d]*)(?:\.\d+)*\b)(\)?)/g

const blockOf = (lines: string[]): Block =>
  lines.every((line) => line.startsWith(ITEM))
    ? { kind: 'list', lines: lines.map((line) => line.slice(ITEM.length)) }
    : { kind: 'paragraph', lines: [lines.join(' ')] }

/** An empty line ends a block; lines that begin with a dash are a list. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length)
    .map(blockOf)

/** A line cut where it names a rule. */
export function piecesOf(line: string): Piece[] {
  const found = [...line.matchAll(RULE)]
  const pieces = found.flatMap(({ 1: open = '', 2: rule = '', 3: close = '', index }, i): Piece[] => {
    const before = found[i - 1]
    return [
      { text: line.slice(before ? before.index + before[0].length : 0, index) },
      { text: rule, rule, ...(open && { open }), ...(close && { close }) },
    ]
  })
  const last = found.at(-1)
  return [...pieces, { text: line.slice(last ? last.index + last[0].length : 0) }].filter(({ text }) => text)
}
